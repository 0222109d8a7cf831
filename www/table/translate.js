// Renders a table in another language.

/** @param {import('./controller.js').Controller} host */
export function translate(host) {
  host.overlays.close();
  host.announcer.clear();
  host.frame.translate();
  host.renderFrame();
  if (!host.info || !host.view) return;
  host.board.translate();
  host.input.reset();
  host.showPrompt();
  void host.overlays.listMoves();
  host.adviser.translate();
  host.line?.translate?.();
}
