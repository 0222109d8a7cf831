// Offers card sounds once, with the first card that the player plays home.

import { showOffer } from '../../ui/toast.js';
import { words } from '../../words/panels.js';
import { changeSettings, readSettings } from '../settings/settings.js';
import { SOUND_OFFERED_KEY } from '../storage/keys.js';
import { write } from '../storage/local-store.js';

/** Offers sounds, unless they are on; never again on this device. */
export function offerSound() {
  write(SOUND_OFFERED_KEY, true);
  if (readSettings().sound !== 'off') return;
  showOffer(words.soundOffer.ask, [
    { label: words.soundOffer.on, onPress: () => changeSettings({ sound: 'on' }) },
    { label: words.soundOffer.off, onPress: () => {} },
  ]);
}
