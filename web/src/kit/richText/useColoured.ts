import { useEffect, useMemo, useState } from 'react';
import { asHtml } from '../asHtml.ts';

/** Letters of code that get colours: what is longer would be slow to type, and to open. */
export const MOST_COLOURED = 20_000;

/** Code as HTML with its colours; null until they are fetched, and where there are none. */
export function useColours(code: string, language: string | undefined): string | null {
  const [colour, setColour] = useState<{ language: string; of: (code: string) => string } | null>(null);
  const wanted = code.length > MOST_COLOURED ? undefined : language;
  useEffect(() => {
    if (wanted === undefined) return;
    let isCurrent = true;
    void import('./coloured.ts')
      .then(({ colouring }) => colouring(wanted))
      .then(
        (of) => isCurrent && setColour(of && { language: wanted, of }),
        () => undefined, // without a network it is read as it is
      );
    return () => void (isCurrent = false);
  }, [wanted]);
  const of = colour !== null && colour.language === wanted ? colour.of : null;
  return useMemo(() => of && of(code), [of, code]);
}

/** The same, and as it is where it has no colours. */
export const useColoured = (code: string, language: string | undefined): string =>
  useColours(code, language) ?? asHtml(code);
