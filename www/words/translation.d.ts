type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;

/**
 * The words of another language for the English words `T`: the same keys, strings for strings, functions of the same
 * arguments for functions. A union of strings, such as the ids of terms, stays as it is.
 */
export type Translation<T> = [T] extends [string] ? (IsUnion<T> extends true ? T : string) : Translated<T>;

type Translated<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => [Result] extends [string] ? string : Translation<Result>
    : T extends Promise<infer Result>
      ? Promise<Translation<Result>>
      : { [Key in keyof T]: Translation<T[Key]> };

/** Compiles only if nothing is missing. */
export type None<T extends never> = T;
