// Asks once, with the first card that the player brings home, whether cards are to be heard.

import { showOffer } from '../../ui/toast.js';
import { words } from '../../words/panels.js';
import { changeSettings, readSettings } from '../settings/settings.js';
import { SOUND_OFFERED_KEY, read, write } from '../storage/local-store.js';

/** Offers sounds, unless it has been done on this device or they are on. */
export function offerSound() {
  if (read(SOUND_OFFERED_KEY) || readSettings().sound !== 'off') return;
  write(SOUND_OFFERED_KEY, true);
  showOffer(words.soundOffer.ask, [
    { label: words.soundOffer.on, act: () => changeSettings({ sound: 'on' }) },
    { label: words.soundOffer.off, act: () => {} },
  ]);
}
