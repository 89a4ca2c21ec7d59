import hljs from 'highlight.js/lib/core';
import { asHtml } from '../asHtml.ts';
import { languages } from './languages.ts';

for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** Code as HTML with its words marked by what they are (RichText colours them); nothing in it becomes markup. */
export const colouredHtml = (code: string, language: string): string =>
  hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : asHtml(code);
