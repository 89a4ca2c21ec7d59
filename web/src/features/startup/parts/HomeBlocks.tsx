import { Link } from '../../../ui/Link.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './StartHome.module.css';

export interface HomeBlock {
  id: string;
  title: string;
  note: string;
  more: { to: string; label: string };
  lines: { to: string; title: string; facts: string; note: string }[];
}

/** Parts of the start-up home that are a head and some lines. */
export const HomeBlocks = ({ blocks }: { blocks: readonly HomeBlock[] }) =>
  blocks.map(({ id, title, note, more, lines }) => (
    <section key={id} className={styles.block} aria-labelledby={id}>
      <SectionHead id={id} title={title} note={note} action={<TextLink to={more.to}>{more.label}</TextLink>} />
      <ul className={`${styles.lines} ${styles.more}`}>
        {lines.map((line) => (
          <li key={line.to}>
            <Link to={line.to}>
              <b>{line.title}</b>
              <small>{line.facts}</small>
              <span>{line.note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
