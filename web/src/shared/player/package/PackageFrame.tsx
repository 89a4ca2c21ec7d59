import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SCORM_MESSAGE } from '#contract/rules/scorm.ts';
import styles from './Package.module.css';
import { reportedBy } from './usePackage.ts';
import type { Values } from './usePackage.ts';

interface PackageFrameProps {
  url: string;
  title: string;
  learnerId: string;
  learnerName: string;
  /** What it is given when it opens. */
  values: Values;
  onReport: (values: Values) => void;
  /** The first of its pages is there. */
  onOpen?: () => void;
}

/**
 * One part of a package, in a frame of an origin of nobody: it reaches neither this page nor what the browser keeps for the
 * site, and speaks in messages. What it is given travels in the frame's name, which is there before its first script.
 */
export function PackageFrame({ url, title, learnerId, learnerName, values, onReport, onOpen }: PackageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [name] = useState(() => JSON.stringify({ of: SCORM_MESSAGE, learnerId, learnerName, values }));
  const hear = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.current?.contentWindow) return;
    const reported = reportedBy(data);
    if (reported) onReport(reported);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      name={name}
      src={url}
      title={title}
      sandbox="allow-scripts allow-forms allow-modals allow-popups"
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
      onLoad={onOpen}
    />
  );
}
