import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkFailure } from './chunkFailure.config.ts';

/** What every page needs, in one file: it compresses better and is fetched once for all releases that do not change it. */
const runtime = { name: 'runtime', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ };

/**
 * Header, footer and bars around the pages, with what only they use, what every page needs to call and to know who is
 * signed in, and the class names that every card has; the menus of the centres come with their pages.
 */
const frame = {
  name: 'frame',
  test: /web[\\/]src[\\/](layouts(?![\\/](account|admin))[\\/]|app[\\/]|kit[\\/](sessionNote|signOutNotice|useIdentityArrival|pendingAction|live[\\/](useEvent|link)\.))|contract[\\/]src[\\/]kit[\\/](errors|callError|endpoint)\\.ts/,
  minShareCount: 2,
};

/** Parts that are fetched when somebody needs them: the host for changes would find each late, and load the page anew. */
const laterParts = [
  ...['combobox', 'dialog', 'drawer', 'popover'].map((part) => `@base-ui/react/${part}`),
  'react-day-picker',
  'react-day-picker/locale',
];

/**
 * Icons of a few lines each that many pages show: one by one each would be compressed by itself. Those that a part or two
 * show (the line above a catalogue, a picture to choose, a handle) stand with them, however many pages have these.
 */
const icons = {
  name: 'icons',
  test: /lucide-react(?!.*[\\/](?:sliders-horizontal|chevrons-up-down|image-plus|grip-vertical)\.m?js)/,
  minShareCount: 16,
};

/** Icons of the outline of a course and of what one does with it: a page has all of them or none. */
const outlineIcons = {
  name: 'outlineIcons',
  test: /lucide-react.*[\\/](?:image|link-2|calendar-check|bookmark|clipboard-list)\.m?js/,
  minShareCount: 2,
};

/** What the rows of an outline say: kinds of files and of assessments, lengths, states. */
const outlineWords = {
  name: 'outlineWords',
  test: /(contract[\\/]src|web[\\/]src)[\\/].*[\\/](fileKinds|position|shownLength|nodeStates|assessmentKinds|points)\.ts/,
  minShareCount: 2,
};

/** Lists by pages and tabs, with their state in the address: whoever has one of these has most. */
const lists = {
  name: 'lists',
  test: /web[\\/]src[\\/](kit[\\/](list|tabs)[\\/](useList|useListState|listAddress|List|useTab|tabAddress|TabFrame)\.|ui[\\/](FilterRows?|Pagination|Tabs|stepTo)\.)/,
  minShareCount: 2,
};

/** Who, when, where and how many, in words and small marks: also on pages that show no course. */
const facts = {
  name: 'facts',
  test: /web[\\/]src[\\/](shared[\\/]courses[\\/]figures|ui[\\/](Avatar|Tag))\.|contract[\\/]src[\\/]rules[\\/](shownTime|time|pagePaths)\.ts/,
  minShareCount: 2,
};

/** What shows courses and lists of them: a page has most of it or none. */
const courses = {
  name: 'courses',
  test: /web[\\/]src[\\/](shared[\\/]courses[\\/](CardPrice|CourseCover|CourseGrid|Shelf|Who|priceOf|learnersOf|paths)|ui[\\/](cover[\\/]|Cover|Price|Rating\.|formatPrice))/,
  minShareCount: 2,
};

export default defineConfig({
  plugins: [reactRouter(), chunkFailure()],
  optimizeDeps: { include: laterParts },
  ssr: { noExternal: ['lucide-react'] }, // the server needs the hundred icons we show, not all fifteen hundred
  build: {
    emptyOutDir: true,
    target: 'es2023',
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [runtime, frame, outlineIcons, icons, outlineWords, lists, facts, courses] } },
      checks: { ineffectiveDynamicImport: false }, // one bundle for the server: nothing is loaded later there
    },
  },
});
