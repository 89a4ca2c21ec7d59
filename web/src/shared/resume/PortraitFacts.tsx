import { Radar } from '../../ui/Radar.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './PortraitFacts.module.css';

interface Axis {
  key: string;
  name: string;
  score: number;
  fact: string;
  rule: string;
  next: string;
  url: string;
}

const columns: Column<Axis>[] = [
  { key: 'name', head: '方面', width: 72, cell: ({ name }) => name },
  { key: 'fact', head: '从哪里来', cell: ({ fact }) => fact },
  { key: 'rule', head: '怎么算', width: 128, cell: ({ rule }) => rule },
  { key: 'score', head: '分数', width: 64, align: 'end', cell: ({ score }) => score },
  { key: 'next', head: '下一步', width: 148, cell: ({ next, url }) => <TextLink to={url}>{next}</TextLink> },
];

interface PortraitFactsProps {
  label: string;
  axes: readonly Axis[];
  /** Of somebody else: what to do next is not for the reader. */
  isOthers?: boolean;
}

/** A portrait as a radar, and the same as a table: where each figure comes from and what to do next. */
export const PortraitFacts = ({ label, axes, isOthers = false }: PortraitFactsProps) => (
  <div className={styles.portrait}>
    <Radar label={label} size={290} values axes={axes.map(({ name, score }) => ({ name, mine: score }))} />
    <Table
      caption={`${label}的分数`}
      columns={isOthers ? columns.filter(({ key }) => key !== 'next') : columns}
      rows={axes}
      rowKey={({ key }) => key}
    />
  </div>
);
