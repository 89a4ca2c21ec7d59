/**
 * The areas of a folder from the ground up: an area imports only from those named before it, whether in its own
 * stratum or in one below. A new area is one name here. What lies directly in the folder belongs to no area.
 */
export const strata: Record<string, Record<string, readonly string[]>> = {
  'server/src/domain': {
    ground: ['personData', 'log', 'messages', 'files', 'pdf', 'archive'],
    identity: [
      'session',
      'roles',
      'organization',
      'person',
      'signIn',
      'account',
      'realName',
      'sheetImport',
      'staffImport',
    ],
    content: ['site', 'people', 'news', 'catalogue', 'search', 'collection', 'feedback'],
    learning: [
      'certificate',
      'study',
      'notes',
      'uploads',
      'scorm',
      'media',
      'space',
      'courseSearch',
      'comments',
      'integral',
      'channel',
      'authoring',
      'outline',
      'courseFigures',
      'courseReview',
      'courseAuth',
    ],
    talent: ['profile', 'students'],
    school: [
      'school',
      'grades',
      'offerings',
      'leave',
      'timetable',
      'exchange',
      'attendance',
      'scores',
      'credits',
      'transcripts',
    ],
    oversight: ['apply', 'lecturers', 'orgFacts', 'privacy', 'console', 'overview'],
  },
  'web/src/ui': {
    looks: ['art', 'cover'],
  },
  'web/src/kit': {
    ground: ['chooser', 'drag', 'list', 'live', 'navigation', 'outbox', 'tabs', 'upload'],
    forms: ['form', 'region'],
    joined: ['catalogue', 'code', 'password', 'proof', 'review', 'richText', 'sheet'],
  },
  'web/src/layouts': {
    parts: ['header', 'footer', 'account', 'admin'],
  },
  'web/src/shared': {
    rooms: ['player', 'media', 'resume', 'courses', 'day', 'leave', 'timetable', 'questions'],
  },
};

/** Areas of these folders stand side by side and never import each other. */
export const sideBySide: readonly string[] = ['web/src/features'];
