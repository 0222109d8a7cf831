// A page with the table in an iframe: the messages that it receives, and the commands that it sends.

const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('#frame'));
const heard = /** @type {HTMLElement} */ (document.querySelector('#heard'));

addEventListener('message', ({ source, data }) => {
  // The frame has no origin: its window identifies its messages.
  if (source !== frame.contentWindow || data?.cadogan !== 1) return;
  frame.dataset.heard = '';
  if (data.type === 'height') frame.style.height = `${Math.min(data.height, 900)}px`;
  if (data.type === 'move' || data.type === 'ready')
    heard.textContent = `${data.deal}, move ${data.ply}. ${data.prompt}`;
  // Neither watched nor finished by the solver.
  const isPlayers = !['replay', 'shown', 'solved'].includes(data.kind);
  if (data.type === 'won' && isPlayers) heard.textContent = `Won in ${data.ply} moves.`;
});

// A frame without an origin can load only files that their host allows to every origin.
setTimeout(() => {
  if (frame.dataset.heard === undefined) {
    heard.textContent =
      'The frame says nothing. Where it is shut in like this, the server of embed.html has to send Access-Control-Allow-Origin: *.';
  }
}, 10_000);

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    frame.contentWindow?.postMessage({ cadogan: 1, command: button.dataset.command }, '*');
  });
}
