// Radio buttons in a fieldset.

import { h } from './page-dom.js';

/**
 * @template Choice
 * @param {string} className of the fieldset @param {string} legend for screen readers only
 * @param {{ name: string, choices: { choice: Choice, label: (string | Node)[] }[], chosen: Choice, describedBy?: string }} options
 *   `name` of the group; `describedBy`: id of a description of each choice
 * @param {(choice: Choice) => void} onChoose
 */
export const radioGroup = (className, legend, { name, choices, chosen, describedBy }, onChoose) =>
  h(
    'fieldset',
    { class: className },
    h('legend', { class: 'unseen' }, legend),
    ...choices.map(({ choice, label }) => {
      const input = h('input', { type: 'radio', name, checked: choice === chosen, onchange: () => onChoose(choice) });
      if (typeof choice === 'string') input.value = choice;
      if (describedBy) input.setAttribute('aria-describedby', describedBy);
      return h('label', {}, input, h('span', {}, ...label));
    }),
  );
