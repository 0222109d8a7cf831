//! The command line as a grammar, from which xflags makes the parser and the help.
#![allow(missing_docs, clippy::unwrap_used)]

xflags::xflags! {
    /// Benchmarks, the lists of winnable deals, and the pages made from surveys.
    cmd xtask {
        /// Measures engine, solver and page, or the named parts. `midgame` measures the share of midgame positions that
        /// the page's solver decides in two seconds, `review` the time to review whole games, `ablation` what each rule
        /// of the solver's ledger earns, `hints` the gentle deals that obeying every hint of the page wins, `problems` the check
        /// of a problem that is in no list and the opening of its link; they may be followed by games.
        cmd bench {
            /// The first deal, for `midgame`, `review` and `ablation`; for `hints` the number of those skipped of the sample.
            optional --from deal: u32
            /// The number of deals, for `midgame`, `review`, `ablation` and `hints`.
            optional --deals count: u32
            repeated parts: String
        }
        /// Extends the lists of winnable deals from surveys.
        cmd deals {
            /// Replaces unpublished lists.
            optional --replace
            /// The files are those of `patience grades`: adds grades to the lists.
            optional --grades
            /// With --grades: the number of gentle deals, the easiest, instead of a quarter; the others of it are medium.
            optional --gentle count: usize
            /// The files are surveys of the careful player: a gentle deal that it has not won in each of them is medium.
            optional --obeyed
            repeated files: String
        }
        /// Makes the lists of problems from files of `patience problems`.
        cmd problems {
            /// The greatest number of problems of a list; 500 by default.
            optional --most count: usize
            /// The first day of problems added to a list, counted from 1 January 2026.
            optional --from day: u32
            repeated files: String
        }
        /// Writes the page of winnable deals and the page of the solver's ledger.
        cmd report {}
    }
}
