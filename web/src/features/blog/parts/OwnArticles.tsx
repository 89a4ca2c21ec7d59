import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { mine } from '#contract/community/blog.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { blogPath, BlogState, BlogVisibility, writePath } from '#contract/rules/blog.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { MenuButton, MenuLink } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { toast } from '../../../ui/toast.ts';
import { ownList } from './addresses.ts';
import { removeBlog, stand } from './calls.ts';
import { StateTag } from './StateTag.tsx';

type Own = OutputOf<typeof mine.output>['list'][number];

/** One's own articles and drafts, with what can be done to each. */
export function OwnArticles({ rows }: { rows: LoadedPage<Own> }) {
  const list = useList(ownList, rows);
  const options = ['', ...BlogState.values.map(String)].map((key) => ({
    key,
    label: key === '' ? '全部' : BlogState.labels[Number(key) as BlogState],
    to: list.hrefOf({ filters: { state: key as '' } }),
  }));
  const write = (
    <LinkButton to={writePath()} size="sm" variant="primary">
      写文章
    </LinkButton>
  );
  return (
    <>
      <FilterRows>
        <FilterRow label="状态" options={options} current={list.filters.state} />
      </FilterRows>
      <List
        of={list}
        unit="篇"
        empty={
          <Nothing list={list} conditions={['state']} title="这里还没有文章" note="草稿会边写边保存" action={write} />
        }
      >
        {(articles) => (
          <RowList label="我的文章">
            {articles.map((one) => (
              <OwnRow key={one.id} one={one} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}

function OwnRow({ one }: { one: Own }) {
  const { id, blogState, isChanged, removedFor } = one;
  const title = one.title || '没有标题';
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const done = (words: string) => ({
    onDone: async () => {
      toast(words);
      await revalidate();
    },
  });
  const standing = useAct(stand, done(blogState === BlogState.published ? '下架成功' : '发布成功'));
  const removing = useAct(removeBlog, done('删除成功'));
  const isPublished = blogState === BlogState.published;
  return (
    <Row
      heading="h2"
      title={title}
      to={writePath(id)}
      tags={
        <>
          {isChanged === 1 && isPublished ? <Tag>有未发布的改动</Tag> : null}
          {one.blogVisibility === BlogVisibility.everybody ? null : (
            <Tag>{BlogVisibility.labels[one.blogVisibility]}</Tag>
          )}
        </>
      }
      meta={
        <>
          {shownTime(one.gmtModified)}
          <i className="sep" />
          {one.countView} 阅读
          <i className="sep" />
          {one.countLike} 赞
          <i className="sep" />
          {one.countComment} 评论
          <i className="sep" />
          {one.countCollect} 收藏
        </>
      }
      end={
        <>
          <StateTag state={blogState} reason={removedFor} />
          <MoreMenu label={`管理《${title}》`}>
            <MenuLink to={writePath(id)}>编辑</MenuLink>
            {blogState === BlogState.draft ? null : <MenuLink to={blogPath(id)}>查看</MenuLink>}
            {isPublished ? <MenuButton onSelect={() => standing.act({ id, isPutaway: 0 })}>下架</MenuButton> : null}
            {blogState === BlogState.withdrawn ? (
              <MenuButton onSelect={() => standing.act({ id, isPutaway: 1 })}>重新发布</MenuButton>
            ) : null}
            <MenuButton danger onSelect={() => setAsking(true)}>
              删除
            </MenuButton>
          </MoreMenu>
          <ConfirmDialog
            open={isAsking}
            title={`删除《${title}》吗`}
            note="评论、历史和草稿会一起消失，不能恢复。"
            confirmLabel="删除"
            danger
            onConfirm={() => {
              setAsking(false);
              removing.act({ id });
            }}
            onClose={() => setAsking(false)}
          />
        </>
      }
    />
  );
}
