//! The command line as a grammar, from which xflags makes the parser and the help.
#![allow(missing_docs, clippy::unwrap_used)]

xflags::xflags! {
    /// Builds the static site and the npm package, and measures them.
    cmd xtask {
        /// Writes the static site to dist/, for any path of any host, and the npm package to target/npm.
        cmd dist {
            /// The URL of the site: link previews need it for their picture, and search engines for the sitemap.
            optional --at url: String
        }
        /// Builds the site in target/size, and prints every file that a first visit loads, its raw and brotli sizes, and the totals.
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
