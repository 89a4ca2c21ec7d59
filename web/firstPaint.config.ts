import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk, Plugin } from 'vite';

/**
 * Parts whose scripts come when they are shown, and which the server may show at once: tabs under their own address,
 * and what depends on who asks.
 */
const shownAtFirst = [
  /catalogue\/parts\/(Outline|Materials|Rules|Comments|StudyProgress|PlanAct)\.tsx$/,
  /player\/(screen\/LockedScreen|panel\/CourseProgress)\.tsx$/,
  /feedback\/parts\/FeedbackQueue\.tsx$/,
];

/**
 * React Router puts the styles of a page into its head, but not those of what the page imports later; the server would
 * send such a part unstyled. Their styles are counted among those of the page, their scripts are not.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const path = join(dir, '.vite/manifest.json');
      const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
      const isPart = (key: string): boolean => {
        const file = bundle[manifest[key]!.file];
        return file?.type === 'chunk' && file.moduleIds.some((id) => shownAtFirst.some((part) => part.test(id)));
      };
      for (const chunk of Object.values(manifest)) {
        const parts = chunk.dynamicImports?.filter(isPart) ?? [];
        chunk.css = [...new Set([...(chunk.css ?? []), ...parts.flatMap((key) => stylesOf(manifest, key))])];
      }
      await writeFile(path, JSON.stringify(manifest));
    },
  };
}

/** The style sheets of a chunk and of all that it imports, those first that it builds on. */
function stylesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { imports = [], css = [] }: ManifestChunk = manifest[key]!;
  return [...imports.flatMap((next) => stylesOf(manifest, next, seen)), ...css];
}
