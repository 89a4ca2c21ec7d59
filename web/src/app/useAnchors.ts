import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { anchorToFollow } from './anchorToFollow.ts';

/** Follows every `Anchor` of the page without loading it anew: one listener instead of one per link. */
export function useAnchors(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const followed = anchorToFollow(event, link, location.origin);
      if (!followed) return;
      event.preventDefault();
      const { to, keepScroll } = followed;
      const isHere = to === location.pathname + location.search + location.hash;
      void navigate(to, { replace: isHere, preventScrollReset: keepScroll });
    };
    // window 在 React 的监听之后：链接自己的处理先说话，可以拦下
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}
