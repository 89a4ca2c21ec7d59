import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { playKeptPress } from './playKeptPress.ts';

/**
 * A button without a look of its own; every button is one. A press on it before the page came to life is kept by
 * `pressScript` and played here, once.
 */
export function BareButton({ ref, type = 'button', ...rest }: ComponentProps<'button'>) {
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => own.current!);
  useLayoutEffect(() => void globalThis.zhituPresses?.alive.add(own.current!), []);
  useEffect(() => playKeptPress(own.current!), []);
  return <button {...rest} ref={own} type={type} data-press={rest.popoverTarget === undefined ? '' : undefined} />;
}
