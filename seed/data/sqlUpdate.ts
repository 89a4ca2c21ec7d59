/** What the lecturer added to a course that people are in the middle of. */
export const sqlUpdate = {
  courseName: 'SQL 查询：一百道从易到难的题',
  note: '补上了读懂执行计划、做题前的自查清单，和一份互动练习。原来的题目没有变。',
  chapterName: '做题之外',
  periods: [
    {
      periodName: '读懂一份执行计划',
      content: `<p>查询慢的时候，先别改写法，先看数据库打算怎么做。在语句前面加上 <code>explain</code>，它会把步骤一行一行写出来。</p>
<h3>从里往外读</h3>
<p>缩进最深的一行最先做。看到 <code>Seq Scan</code> 说明在整张表里找，看到 <code>Index Scan</code> 说明有索引可走。表很小的时候，整张扫一遍反而更快，不用担心。</p>
<h3>估的和真的</h3>
<p>加上 <code>analyze</code> 会真的执行一遍，把估计的行数和实际的行数并排写出来。两个数差了十倍以上，多半是统计信息旧了，或者条件里有数据库估不准的写法。</p>
<pre><code class="language-sql">explain analyze
select region, sum(amount)
from orders
where paid_at &gt;= '2026-01-01'
group by region;</code></pre>
<p>改一处，再看一遍，记下时间。一次只改一处，才知道是哪一处起了作用。</p>`,
    },
    {
      periodName: '做题前的自查清单',
      content: `<p>交卷之前，用一分钟过一遍：</p>
<ul>
<li>题目要的是每一行，还是每一组？要组就先写 <code>group by</code>。</li>
<li>连接之后行数变多了吗？变多了就想想是不是一对多。</li>
<li>条件放在 <code>where</code> 还是 <code>having</code>？看它说的是行还是组。</li>
<li>空值怎么算？<code>count(*)</code> 数行，<code>count(列)</code> 不数空的。</li>
<li>结果的次序题目要求了吗？没有 <code>order by</code> 就没有次序。</li>
</ul>`,
    },
  ],
};
