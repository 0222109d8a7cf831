//! The command line as a grammar, from which xflags makes the parser and the help.
#![allow(missing_docs, clippy::unwrap_used)]

xflags::xflags! {
    /// Builds the static site and the npm package, and measures them.
    cmd xtask {
        /// Writes the static site to dist/, for any path of any host, and the npm package to target/npm.
        cmd dist {
            /// The address of the site, which previews of its links need for their picture.
            optional --at url: String
        }
        /// Builds the site in target/size, and prints every file that a first visit loads, raw and brotli, with the total.
        cmd size {
            /// Fails if a size is over its limit.
            optional --check
            /// Prints the names of the files as JSON instead.
            optional --json
            /// Measures the last site that `dist` wrote, without building.
            optional --built
        }
        /// Builds the commit twice, in two folders, and compares the bytes.
        cmd reproduce {}
    }
}
