import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/lib/repo.mjs';

const client = join(root, 'build/web/client');

interface Part {
  module: string;
  imports: string[];
}

interface RouteManifest {
  entry: Part;
  routes: Record<string, Part & { parentId?: string }>;
}

const builtManifest = (): RouteManifest => {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file))!;
  return JSON.parse(/=(.*?);?$/s.exec(readFileSync(join(client, 'assets', name), 'utf8'))![1]!) as RouteManifest;
};

/** The scripts without which a page of the route table does not begin: its own, its layout's, the root's, and all that they import. */
export function scriptsOfRoute(path: string): Set<string> {
  const { entry, routes } = builtManifest();
  const parts = [entry];
  for (let id: string | undefined = path; id; id = routes[id]!.parentId) parts.push(routes[id]!);
  return new Set(parts.flatMap(({ module, imports }) => [module, ...imports]));
}

const sizes = new Map<string, number>();

/** Bytes of these scripts, each compressed by gzip level 6. */
export function weightOf(scripts: Iterable<string>): number {
  let sum = 0;
  for (const script of scripts) {
    if (!sizes.has(script)) sizes.set(script, gzipSync(readFileSync(join(client, script)), { level: 6 }).length);
    sum += sizes.get(script)!;
  }
  return sum;
}
