const DATA = /(\/)_\.data$|\.data$/;

/**
 * The address of the page that a request is for. The browser fetches the data of a page under another name (`.data`
 * behind its path, `_.data` behind a slash, the routes it wants in `_routes`); nobody can be sent there.
 */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  if (!DATA.test(url.pathname)) return url;
  url.pathname = url.pathname.replace(DATA, '$1');
  url.searchParams.delete('_routes');
  return url;
}
