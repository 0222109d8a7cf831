//! The command line, as a grammar: the parser and the help are made from it.
#![allow(missing_docs, clippy::unwrap_used)]

xflags::xflags! {
    /// Builds the static site and the npm package, and weighs them.
    cmd xtask {
        /// Writes the static site to dist/, for any path of any host, and the npm package to target/npm.
        cmd dist {
            /// The address that the site will have: previews of its links then find their picture.
            optional --at url: String
        }
        /// Prints every file that a first visit loads, raw and brotli, with the total.
        cmd size {
            /// Fails where something is over its limit.
            optional --check
            /// Prints the names of the files as JSON instead.
            optional --json
            /// Takes the site that `dist` wrote last, and builds nothing.
            optional --built
        }
        /// Builds what is committed twice, in two folders, and compares the bytes.
        cmd reproduce {}
    }
}
