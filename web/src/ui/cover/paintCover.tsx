import { renderToStaticMarkup } from 'react-dom/server';
import { DefaultCover } from './DefaultCover.tsx';
import type { DrawnCoverProps } from './DrawnCover.tsx';

const painted = new Map<string, string>();

/**
 * A drawing as markup, for the server: there are some hundred of them, and a list shows twenty, so each is drawn once
 * in the life of the process.
 */
export function paintCover({ drawing, tone, mirrored, className }: DrawnCoverProps): string {
  const key = `${drawing} ${tone.ground} ${tone.base} ${mirrored} ${className}`;
  let markup = painted.get(key);
  if (!markup) {
    markup = renderToStaticMarkup(<DefaultCover {...{ drawing, tone, mirrored, className }} />).replaceAll(
      CLOSED,
      '/>',
    );
    painted.set(key, markup);
  }
  return markup;
}

/** In drawings an element without content may close itself, which saves a page some two thousand characters. */
const CLOSED = /><\/(?:path|rect|circle|ellipse|line)>/g;
