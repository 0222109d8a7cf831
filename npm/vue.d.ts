/** <patience-game> in Vue's templates: import 'cadogan-patience/vue' instead of 'cadogan-patience'. */

import type { HTMLAttributes, PublicProps } from 'vue';
import type { PatienceAttributes, PatienceEventMap, PatienceGame } from './patience-game.js';

export * from './patience-game.js';

type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}` ? `${Capitalize<Head>}${Camel<Tail>}` : Capitalize<Text>;

/** Listeners by the names that Vue gives to "@" in templates. */
type Listeners = {
  [Type in keyof PatienceEventMap as `on${Camel<Type>}`]?: (event: PatienceEventMap[Type]) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'patience-game': new () => PatienceGame & {
      $props: HTMLAttributes & PatienceAttributes & Listeners & PublicProps;
    };
  }
}
