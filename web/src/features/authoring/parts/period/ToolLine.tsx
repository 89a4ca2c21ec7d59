import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftTool } from '#contract/course/draft.ts';
import { toolRuleText } from '#contract/rules/ltiTools.ts';
import styles from './Period.module.css';

/** What is known of a link of a tool as soon as it is chosen. */
export type ChosenTool = Omit<DraftTool, 'isOn'>;

/** A link of an external tool in a line. */
export function ToolLine({ tool, action }: { tool: ChosenTool; action: ReactNode }) {
  const { title, toolName, passPercent, isNamed } = tool;
  const facts = [toolName, toolRuleText(passPercent), ...(isNamed === 1 ? ['告诉工具昵称与邮箱'] : [])];
  return (
    <div className={styles.file}>
      <FlaskConical size={18} aria-hidden="true" />
      <span className={styles.fileName}>
        <b>{title}</b>
        <small>{facts.join('，')}</small>
      </span>
      {action}
    </div>
  );
}
