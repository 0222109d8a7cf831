// Synthesized sounds: a card placed, cards dealt, a card home, a game won or stuck. Browsers allow sound only after a first
// input of the user.

/** @import { View } from '../pkg/patience_wasm.js' */

/** Shared by all tables of a page. @type {AudioContext | undefined} */
let audio;
/** @type {AudioBuffer | undefined} */
let noise;

const VOLUME = 0.16;
/** Maximum number of card sounds in a deal. */
const MAX_CARD_SOUNDS = 8;

/** @param {AudioContext} to */
function noiseBuffer(to) {
  if (noise) return noise;
  noise = to.createBuffer(1, to.sampleRate * 0.08, to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 3;
  return noise;
}

/** Plays a card on cloth: filtered noise. @param {AudioContext} to @param {number} at seconds from now @param {number} pitch in Hz */
function playCard(to, at, pitch) {
  const source = new AudioBufferSourceNode(to, { buffer: noiseBuffer(to) });
  const filter = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  const gain = new GainNode(to, { gain: VOLUME });
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(to.currentTime + at);
}

/** Plays a struck note. @param {AudioContext} to @param {number} at seconds from now @param {number} pitch in Hz @param {number} [seconds] */
function playNote(to, at, pitch, seconds = 0.35) {
  const begin = to.currentTime + at;
  const tone = new OscillatorNode(to, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(VOLUME / 2, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + seconds);
  tone.connect(gain).connect(to.destination);
  tone.start(begin);
  tone.stop(begin + seconds);
}

/** Plays the sound of a change of the position. @param {string} kind @param {View | null} before @param {View} view */
export function playSound(kind, before, view) {
  if (!before || kind === 'open' || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  // It is suspended if it was created too early, or by the system.
  if (audio.state !== 'running') void audio.resume();
  const to = audio;
  if (view.outcome !== before.outcome && view.outcome === 'won') {
    [523, 659, 784, 1047].forEach((pitch, n) => playNote(to, n * 0.13, pitch, 0.6));
  } else if (view.outcome !== before.outcome && view.outcome === 'stuck') {
    playNote(to, 0, 196, 0.5);
  } else if (view.home > before.home) {
    playCard(to, 0, 1800);
    playNote(to, 0.03, 880);
  } else {
    const dealt = Math.max(1, Math.min(MAX_CARD_SOUNDS, Math.abs(before.stock - view.stock)));
    for (let n = 0; n < dealt; n++) playCard(to, n * 0.04, kind === 'undo' ? 900 : 1400 + 120 * (n % 3));
  }
}
