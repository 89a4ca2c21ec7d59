import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** After going to another page the focus is on its heading (or its main area) and its title is spoken. */
export function NavigationFocus() {
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const [spoken, setSpoken] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (!isIdle || shown.current === pathname) return;
    shown.current = pathname;
    setSpoken(document.title);
    const main = document.getElementById('main');
    // A page that focused a field keeps it there.
    if (!main || main.querySelector(':focus')) return;
    const target = [...main.querySelectorAll('h1')].find((heading) => heading.checkVisibility()) ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, isIdle]);
  return (
    <p className="sr-only" aria-live="polite">
      {spoken}
    </p>
  );
}
