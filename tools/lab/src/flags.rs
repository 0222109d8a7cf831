//! The command line, as a grammar: the parser and the help are made from it.
#![allow(missing_docs, clippy::unwrap_used)]

xflags::xflags! {
    /// Benchmarks, the lists of winnable deals, and the pages made from surveys.
    cmd xtask {
        /// Measures engine, solver and page, or the parts that are named; with `midgame` how many positions in the middle of
        /// games the page's solver decides in two seconds, with `review` how long looking back on whole games takes; these
        /// two may be followed by games.
        cmd bench {
            /// The first deal, for `midgame` and `review`.
            optional --from deal: u32
            /// How many deals, for `midgame` and `review`.
            optional --deals count: u32
            repeated parts: String
        }
        /// Adds to the lists that new deals are chosen from, from surveys.
        cmd deals {
            /// Makes lists that nobody has seen yet again from nothing.
            optional --anew
            /// The files are those of `patience grades`: adds grades to the lists.
            optional --grades
            repeated files: String
        }
        /// Writes the pages of how many deals can be won and of the solver's ledger.
        cmd report {}
    }
}
