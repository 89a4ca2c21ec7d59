import type { Handler } from '../../kit/handle.ts';
import * as article from './article.ts';
import * as articleZone from './articleZone.ts';
import * as blog from './blog.ts';
import * as blogAttention from './blogAttention.ts';
import * as blogComment from './blogComment.ts';
import * as blogDraft from './blogDraft.ts';
import * as blogRecord from './blogRecord.ts';
import * as blogReport from './blogReport.ts';
import * as blogger from './blogger.ts';
import * as label from './label.ts';
import * as questions from './questions.ts';
import * as questionsComment from './questionsComment.ts';
import * as questionsDraft from './questionsDraft.ts';
import * as questionsRecord from './questionsRecord.ts';

/** Every file of handlers of the service. A new resource is one line here. */
export const resources: Record<string, Handler>[] = [
  article,
  articleZone,
  blog,
  blogAttention,
  blogComment,
  blogDraft,
  blogRecord,
  blogReport,
  blogger,
  label,
  questions,
  questionsComment,
  questionsDraft,
  questionsRecord,
];
