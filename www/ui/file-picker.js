import { h } from './dom.js';

/**
 * A hidden field that takes a file; its `click()` opens the browser's dialog.
 * @param {string} accept @param {(file: File) => unknown} onFile
 */
export function filePicker(accept, onFile) {
  const input = h('input', { type: 'file', accept, class: 'unseen', tabindex: '-1', 'aria-hidden': 'true' });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    // Allows choosing the same file again.
    input.value = '';
    if (file) onFile(file);
  });
  return input;
}
