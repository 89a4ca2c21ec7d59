import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { chromeOf } from '#contract/rules/chrome.ts';
import { cx } from '../ui/cx.ts';
import { BottomBar } from './BottomBar.tsx';
import { DeletionNotice } from './DeletionNotice.tsx';
import { FloatBar } from './FloatBar.tsx';
import { Footer } from './footer/Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './header/Header.tsx';

export interface FrameProps {
  /** `over` lays the header upon the page, `fill` gives the page exactly the rest of the window. */
  kind?: 'flow' | 'over' | 'fill';
  /** False for pages that end at the lower edge of the window. */
  footer?: boolean;
  children: ReactNode;
}

/** What every layout shares: skip link, header, main, footer and bars, as far as the path wants them. */
export function Frame({ kind = 'flow', footer = true, children }: FrameProps) {
  const chrome = chromeOf(useLocation().pathname);
  const tabs = chrome.header && chrome.nav;
  return (
    <div className={cx(styles.frame, kind === 'fill' && styles.fill)} data-tabs={tabs || undefined}>
      <a href="#main" className={styles.skip}>
        跳到正文
      </a>
      {chrome.header ? <Header nav={chrome.nav} over={kind === 'over'} /> : null}
      <DeletionNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {chrome.footer && footer ? <Footer /> : null}
      {chrome.footer && footer ? <FloatBar /> : null}
      {tabs ? <BottomBar /> : null}
    </div>
  );
}
