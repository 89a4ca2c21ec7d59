import type { EntryContext } from 'react-router';

/**
 * A `Link` header (RFC 8288, `rel=preload`) that names the style sheets of the page. React writes the scripts of a page
 * before its style sheets; a browser with six connections to us would fetch those thirty first, and paint after them.
 */
export function stylesFirst({ manifest, staticHandlerContext }: EntryContext): string {
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  return [...new Set(sheets)].map((sheet) => `<${sheet}>; rel=preload; as=style`).join(', ');
}
