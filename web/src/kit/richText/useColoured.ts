import { useEffect, useState } from 'react';
import { asHtml } from '../asHtml.ts';

/** Code as HTML: plain at first, and with its colours once they are fetched. Without a language it stays as it is. */
export function useColoured(code: string, language: string | undefined): string {
  const [coloured, setColoured] = useState<{ code: string; html: string } | null>(null);
  useEffect(() => {
    if (language === undefined) return;
    let isCurrent = true;
    void import('./coloured.ts').then(
      ({ colouredHtml }) => isCurrent && setColoured({ code, html: colouredHtml(code, language) }),
      () => undefined, // without a network it is read as it is
    );
    return () => void (isCurrent = false);
  }, [code, language]);
  return coloured?.code === code ? coloured.html : asHtml(code);
}
