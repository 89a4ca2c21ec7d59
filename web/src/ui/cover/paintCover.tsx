import { renderToStaticMarkup } from 'react-dom/server';
import { DefaultCover } from './DefaultCover.tsx';
import type { DrawnCoverProps } from './DrawnCover.tsx';

const painted = new Map<string, string>();

/**
 * A drawing as markup, for the server: there are some hundred of them, and a list shows twenty, so each is drawn once
 * in the life of the process.
 */
export function paintCover({ drawing, tone, className }: DrawnCoverProps): string {
  const key = `${drawing} ${tone.ground} ${tone.base} ${className}`;
  let markup = painted.get(key);
  if (!markup) painted.set(key, (markup = renderToStaticMarkup(<DefaultCover {...{ drawing, tone, className }} />)));
  return markup;
}
