import { createRequestHandler } from 'react-router';
import type { RequestHandler, ServerBuild } from 'react-router';

/**
 * React Router's work per request grows with the number of routes. One handler per first path segment, holding
 * only the routes of that segment, makes it independent of the size of the site. `/__manifest` and paths that no
 * segment owns get the whole build.
 */
export function segmentHandlers(build: ServerBuild, mode: string): (pathname: string) => RequestHandler {
  const whole = createRequestHandler(build, mode);
  const bySegment = new Map<string, RequestHandler>();
  for (const [segment, ids] of routesBySegment(build))
    bySegment.set(segment, createRequestHandler(only(build, ids), mode));
  const rest = createRequestHandler(only(build, new Set(['root', 'not-found'])), mode);

  return (pathname) => {
    if (pathname.startsWith('/__manifest')) return whole;
    return bySegment.get(segmentOf(pathname)) ?? rest;
  };
}

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
