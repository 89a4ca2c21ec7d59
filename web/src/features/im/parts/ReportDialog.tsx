import * as reports from '#contract/im/report.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { lineOf } from '#contract/rules/chat.ts';
import { call } from '../../../kit/call.ts';
import { ReportLineDialog } from '../../../shared/community/ReportLineDialog.tsx';

/** Reports a message; the ones around it are recorded with it. */
export const ReportDialog = ({ message, onClose }: { message: ChatMessage; onClose: () => void }) => (
  <ReportLineDialog
    title="举报这条消息"
    keptAs={`chatReport:${message.id}`}
    said={`${message.senderName}：${lineOf(message)}`}
    send={(why) => call(reports.save, { id: message.id, ...why })}
    onClose={onClose}
  />
);
