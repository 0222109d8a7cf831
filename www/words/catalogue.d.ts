type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;

/**
 * What another language must have for the English words `T`: the same keys, strings for strings, functions of the same
 * arguments for functions. One of several given strings (the id of a term, say) is no text and stays as it is.
 */
export type Catalogue<T> = [T] extends [string] ? (IsUnion<T> extends true ? T : string) : CatalogueOf<T>;

type CatalogueOf<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: infer Args) => infer Said
    ? (...args: Args) => [Said] extends [string] ? string : Catalogue<Said>
    : T extends Promise<infer Later>
      ? Promise<Catalogue<Later>>
      : { [Key in keyof T]: Catalogue<T[Key]> };

/** Nothing is left over: another type is a fault. */
export type None<T extends never> = T;
