// Small sounds, made by the browser itself: a card laid down, cards dealt, a card home, a game won or stuck.
// Nothing sounds before the player has done something: browsers do not allow it sooner.

/** @typedef {import('../pkg/patience_wasm.js').View} View */

/** @type {AudioContext | undefined} one for all tables of a page */
let audio;
/** @type {AudioBuffer | undefined} */
let noise;

const LOUD = 0.16;
/** The most cards of a deal that are heard one by one. */
const HEARD = 8;

/** @param {AudioContext} to */
function rustle(to) {
  if (noise) return noise;
  noise = to.createBuffer(1, to.sampleRate * 0.08, to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 3;
  return noise;
}

/** A card on the cloth. @param {AudioContext} to @param {number} at seconds from now @param {number} pitch */
function card(to, at, pitch) {
  const source = new AudioBufferSourceNode(to, { buffer: rustle(to) });
  const filter = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  const gain = new GainNode(to, { gain: LOUD });
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(to.currentTime + at);
}

/** A struck note. @param {AudioContext} to @param {number} at @param {number} pitch @param {number} [seconds] */
function note(to, at, pitch, seconds = 0.35) {
  const begin = to.currentTime + at;
  const tone = new OscillatorNode(to, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(LOUD / 2, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + seconds);
  tone.connect(gain).connect(to.destination);
  tone.start(begin);
  tone.stop(begin + seconds);
}

/** Plays what is to be heard of a change of the table. @param {string} kind @param {View | null} before @param {View} view */
export function playSound(kind, before, view) {
  if (!before || kind === 'open' || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  // A context that was made too early, or that the system has paused.
  if (audio.state !== 'running') void audio.resume();
  const to = audio;
  if (view.outcome !== before.outcome && view.outcome === 'won') {
    [523, 659, 784, 1047].forEach((pitch, n) => note(to, n * 0.13, pitch, 0.6));
  } else if (view.outcome !== before.outcome && view.outcome === 'stuck') {
    note(to, 0, 196, 0.5);
  } else if (view.home > before.home) {
    card(to, 0, 1800);
    note(to, 0.03, 880);
  } else {
    const dealt = Math.max(1, Math.min(HEARD, Math.abs(before.stock - view.stock)));
    for (let n = 0; n < dealt; n++) card(to, n * 0.04, kind === 'undo' ? 900 : 1400 + 120 * (n % 3));
  }
}
