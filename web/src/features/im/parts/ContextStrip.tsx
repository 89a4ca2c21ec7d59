import { ChevronRight } from 'lucide-react';
import type { ConversationView } from '#contract/im/shapes.ts';
import { Link } from '../../../ui/Link.tsx';
import styles from './ContextStrip.module.css';

/** Above the messages: what the conversation belongs to, and the way there. */
export function ContextStrip({ card }: { card: NonNullable<ConversationView['contextCard']> }) {
  return (
    <Link to={card.path} className={styles.strip}>
      <b className="clip">{card.title}</b>
      <span className="clip">{card.subtitle}</span>
      <ChevronRight size={16} aria-hidden="true" />
    </Link>
  );
}
