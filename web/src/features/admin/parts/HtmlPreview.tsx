import type { ReactNode } from 'react';
import { createElement, useMemo } from 'react';
import { addressKind } from '#contract/rules/addressKind.ts';
import text from '../../../kit/RichText.module.css';
import { useHydrated } from '../../../kit/useHydrated.ts';

const kept = new Set(
  'p h2 h3 h4 ul ol li strong b em i del ins a br blockquote code pre table thead tbody tr th td hr'.split(' '),
);
/** Their text is no text for readers. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object']);

/** What readers will see of rich text: built from the kept tags alone, nothing of the source itself enters the page. */
export function HtmlPreview({ html }: { html: string }) {
  const isHydrated = useHydrated();
  const shown = useMemo(() => (isHydrated ? childrenOf(parse(html)) : null), [isHydrated, html]);
  return <div className={text.text}>{shown}</div>;
}

const parse = (html: string): Node => new DOMParser().parseFromString(html, 'text/html').body;

const childrenOf = (node: Node): ReactNode[] => [...node.childNodes].map(drawn);

function drawn(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (dropped.has(tag)) return null;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (!kept.has(tag)) return createElement('span', { key }, ...childrenOf(node));
  const href = tag === 'a' ? (node.getAttribute('href') ?? '') : '';
  const props = addressKind(href) === 'none' ? { key } : { key, href, target: '_blank', rel: 'noopener noreferrer' };
  return createElement(tag, props, ...childrenOf(node));
}
