import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkFailure } from './chunkFailure.config.ts';
import { classNamesInPlace, keptStyles, shortClassName } from './classNames.config.ts';
import { firstPaint } from './firstPaint.config.ts';
import { slimIcons } from './slimIcons.config.ts';

/** What every page needs, in one file: it compresses better and is fetched once for all releases that do not change it. */
const runtime = { name: 'runtime', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ };

/** What most pages share: many small files cost more than one. */
const shell = { name: 'shell', test: /web[\\/]src[\\/]|lucide-react/, minShareCount: 150 };

/**
 * Header, footer and bars around the pages, with what only they use, and the class names that every card has; the menus
 * of the centres come with their pages.
 */
const frame = {
  name: 'frame',
  test: /web[\\/]src[\\/](layouts(?![\\/](account|admin))[\\/]|app[\\/]|ui[\\/]Mark|(ui[\\/]Rating|kit[\\/]RichText)\.module)/,
  minShareCount: 2,
};

/** Icons of a few lines each that many pages show: one by one each would be compressed by itself. */
const icons = { name: 'icons', test: /lucide-react/, minShareCount: 16 };

/** What wishes of guests need, for pages that sign in too. */
const wishes = { name: 'wishes', test: /web[\\/]src[\\/]kit[\\/](wish|useWish)/, minShareCount: 2 };

/** Collect, follow, share: a page has all of them or none. */
const acts = {
  name: 'acts',
  test: /web[\\/]src[\\/]shared[\\/]courses[\\/](ActButton|CollectButton|ShareButton|FollowButton|useAct|useSwitch)/,
  minShareCount: 2,
};

/** Cover, price and figures of a course, wherever courses are shown. */
const courses = {
  name: 'courses',
  test: /web[\\/]src[\\/](shared[\\/]courses[\\/](CourseCover|Who|priceOf|learnersOf|figures|paths)|ui[\\/](cover[\\/]|Cover\.|Price|formatPrice))|rules[\\/](money|pagePaths)/,
  minShareCount: 2,
};

export default defineConfig(({ command }) => ({
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  plugins: [classNamesInPlace(), slimIcons(), reactRouter(), chunkFailure(), firstPaint(), keptStyles()],
  // class names stand where they are used; what the server builds renders slower so
  environments: { client: { build: { rolldownOptions: { optimization: { inlineConst: true } } } } },
  ssr: { noExternal: ['lucide-react'] }, // the server needs the hundred icons we show, not all fifteen hundred
  build: {
    emptyOutDir: true,
    target: 'es2023',
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [runtime, shell, frame, icons, wishes, acts, courses] } },
      checks: { ineffectiveDynamicImport: false }, // one bundle for the server: nothing is loaded later there
    },
  },
}));
