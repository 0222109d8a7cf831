//! The command line as a grammar, from which xflags makes the parser and the help.
#![allow(missing_docs, clippy::unwrap_used)]

xflags::xflags! {
    /// Benchmarks, the lists of winnable deals, and the pages made from surveys.
    cmd xtask {
        /// Measures `engine`, `solver` and `page`, or only the named ones. Other parts run alone, and games may follow them:
        /// `midgame` measures the share of midgame positions that the page's solver decides in two seconds; `review` the time
        /// to review whole games; `ablation` the worth of each rule of the solver's ledger; `hints` the share of gentle deals
        /// that obeying every hint of the page wins; `problems` the check of an unlisted problem and the opening of its link.
        cmd bench {
            /// The first deal, for `midgame`, `review` and `ablation`; for `hints`, how many deals of the sample to skip.
            optional --from deal: u32
            /// The number of deals, for `midgame`, `review`, `ablation` and `hints`.
            optional --deals count: u32
            repeated parts: String
        }
        /// Extends the lists of winnable deals from surveys.
        cmd deals {
            /// Replaces unpublished lists.
            optional --replace
            /// Adds grades to the lists, from files of `patience grades`.
            optional --grades
            /// With --grades: grades only this many of the easiest deals gentle, and the others of that quarter medium.
            optional --gentle count: usize
            /// Grades gentle deals medium unless the careful player won them in every file, each a survey of its games.
            optional --obeyed
            repeated files: String
        }
        /// Makes the lists of problems from files of `patience problems`.
        cmd problems {
            /// The maximum number of problems of a list; by default 500.
            optional --most count: usize
            /// The first day on which added problems may be the problem of the day, counted from 1 January 2026.
            optional --from day: u32
            repeated files: String
        }
        /// Writes the report on winnable deals and the page of the solver's ledger.
        cmd report {}
    }
}
