import { Link } from '../../../ui/Link.tsx';
import type { ListHandle } from '../../../kit/list/useListState.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './SearchHelp.module.css';

interface HelpProps {
  words: readonly string[];
  list: ListHandle;
}

/** The words a text stands for, each a search of its own. */
const searchOf = (list: ListHandle, str: string): string => list.hrefOf({ filters: { str, type: 'all' } });

interface DidYouMeanProps extends HelpProps {
  str: string;
  /** What is shown is not what was typed. */
  isNear: boolean;
}

/** Says that the results only come close, and what was probably meant. */
export function DidYouMean({ str, isNear, words, list }: DidYouMeanProps) {
  return (
    <>
      {isNear ? <p className={styles.near}>没有「{str}」，下面是相近的内容</p> : null}
      {words.length > 0 ? <Meant words={words} list={list} /> : null}
    </>
  );
}

function Meant({ words, list }: HelpProps) {
  return (
    <p className={styles.meant}>
      你要找的是不是：
      {words.map((word) => (
        <Link key={word} to={searchOf(list, word)}>
          {word}
        </Link>
      ))}
    </p>
  );
}

/** The way on when there is nothing. */
export function NothingFound({ str, words, list }: HelpProps & { str: string }) {
  return (
    <>
      <Empty
        title={`没有找到「${str}」`}
        note="换一个更短的词，或者用拼音试试"
        action={
          <LinkButton to="/list" size="sm" variant="primary">
            看全部课程
          </LinkButton>
        }
      />
      <Words title="大家在学" words={words} list={list} />
    </>
  );
}

/** Words to go on with, each a search of its own. */
export function Words({ title, words, list }: HelpProps & { title: string }) {
  if (words.length === 0) return null;
  return (
    <section className={styles.hot} aria-labelledby="hot-words">
      <h2 id="hot-words">{title}</h2>
      <p>
        {words.map((word) => (
          <Link key={word} to={searchOf(list, word)}>
            {word}
          </Link>
        ))}
      </p>
    </section>
  );
}
