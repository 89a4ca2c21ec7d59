import { createRequestHandler } from 'react-router';
import type { RequestHandler, ServerBuild } from 'react-router';

type HandlerOf = (pathname: string) => RequestHandler;

/**
 * React Router's work per request grows with the number of routes. One handler per first path segment, holding
 * only the routes of that segment, makes it independent of the size of the site. Paths that no segment owns get the
 * page that says so; what `/__manifest` asks about several segments is put together.
 */
export function segmentHandlers(build: ServerBuild, mode: string): HandlerOf {
  const bySegment = new Map<string, RequestHandler>();
  for (const [segment, ids] of routesBySegment(build))
    bySegment.set(segment, createRequestHandler(only(build, ids), mode));
  const rest = createRequestHandler(only(build, new Set(['root', 'not-found'])), mode);

  const handlerOf: HandlerOf = (pathname) => bySegment.get(segmentOf(pathname)) ?? rest;
  const manifest = manifestFrom(handlerOf);
  return (pathname) => (pathname === '/__manifest' ? manifest : handlerOf(pathname));
}

/** Every page asks which routes its links lead to: dozens of addresses, each a matter of its own segment. */
const manifestFrom =
  (handlerOf: HandlerOf): RequestHandler =>
  async (request, context) => {
    const url = new URL(request.url);
    const paths = url.searchParams.get('paths')?.split(',') ?? [];
    const groups = Map.groupBy(paths, (path) => handlerOf(path));
    if (groups.size < 2) return handlerOf(paths[0] ?? '/')(request, context);
    const answers = await Promise.all(
      [...groups].map(([handler, some]) => {
        const part = new URL(url);
        part.searchParams.set('paths', some.join());
        return handler(new Request(part, request), context);
      }),
    );
    const first = answers.find(({ status }) => status !== 200) ?? answers[0]!;
    if (first.status !== 200) return first;
    const routes = await Promise.all(answers.map((answer) => answer.json() as Promise<object>));
    return Response.json(Object.assign({}, ...routes), { headers: first.headers });
  };

/** `/blog/article/3` → `blog`, `/login.data` → `login`, `/` and `/_root.data` → ``. */
function segmentOf(pathname: string): string {
  const first = (pathname.split('/')[1] ?? '').replace(/\.data$/, '');
  return first === '_root' || first === '_' ? '' : first;
}

function routesBySegment(build: ServerBuild): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route || (route.path === undefined && !route.index) || id === 'not-found' || id === 'root') continue;
    const segment = route.index ? '' : (route.path ?? '').split('/')[0]!;
    const group = groups.get(segment) ?? new Set(['root', 'not-found']);
    for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) group.add(at);
    groups.set(segment, group);
  }
  return groups;
}

function only(build: ServerBuild, ids: Set<string>): ServerBuild {
  const pick = <T>(all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
