import { sql, table } from './html.ts';
import { blanks, code, compound, easy, hard, judge, matching, medium, multiple, number, ordering, part, short, single } from './write.ts';

const orders = table('order_id | city | amount', '1 | 武汉 | 120', '2 | 武汉 | 80', '3 | 杭州 | 200', '4 | 杭州 | （空）', '5 | 成都 | 60');

export const sqlQuestions = [
  // single choice
  single('在 `select` 语句里，用来筛选行的子句是哪一个？', ['`where`', '`order by`', '`limit`', '`as`'], 'A',
    '`where` 在分组之前逐行判断，留下条件为真的行；`order by` 只改次序，`limit` 只截取行数，`as` 给列或表取别名。', easy('筛选与排序')),
  single('要把结果按成交额从高到低排列，应当写成哪一句？', ['`order by amount`', '`order by amount asc`', '`order by amount desc`', '`group by amount desc`'], 'C',
    '`order by` 默认升序（`asc`），从高到低要写 `desc`。`group by` 用来分组，不负责排序，也不能带 `desc`。', easy('筛选与排序')),
  single("姓“陈”的客户，姓名可能是两个字或三个字。下面哪个条件能把他们都找出来？", ["`name = '陈'`", "`name like '陈%'`", "`name like '陈_'`", "`name like '%陈'`"], 'B',
    "`%` 代表任意多个字符，`_` 只代表一个字符。`'陈_'` 会漏掉三个字的姓名，`'%陈'` 找的是以“陈”结尾的。", easy('筛选与排序')),
  single('统计一张表一共有多少行，包括有空值的行，用哪个写法？', ['`sum(*)`', '`count(phone)`', '`max(id)`', '`count(*)`'], 'D',
    '`count(*)` 数行，不看列里有没有值；`count(phone)` 只数 `phone` 不为空的行；`max(id)` 是最大的编号，删过行之后就和行数对不上。', easy('聚合与分组')),
  single('判断手机号一列为空，正确的写法是哪一个？', ['`phone = null`', "`phone = ''`", '`phone is null`', '`isempty(phone)`'], 'C',
    '空值表示“不知道”，和任何值比较（包括 `= null`）结果都是未知，条件不成立，所以要用 `is null`。空字符串是一个确定的值，和空值不同。', easy('空值与类型')),
  single('两张表做 `inner join`，结果里有哪些行？', ['两边都能配上的行', '左表的全部行', '右表的全部行', '两张表所有行的两两组合'], 'A',
    '内连接只留下满足连接条件、两边都有的组合；保留左表全部行的是左连接；所有行两两组合是交叉连接。', easy('表连接')),
  single('下面哪个函数用来求一组数的平均值？', ['`mean()`', '`avg()`', '`median()`', '`total()`'], 'B',
    'SQL 的平均值函数是 `avg`，它会跳过空值，分母是不为空的行数。`mean` 是其他工具里的名字。', easy('聚合与分组')),
  single('事务里做了几处修改，发现其中一处写错，想把这次事务的修改全部撤回，用哪个命令？', ['`commit`', '`delete`', '`truncate`', '`rollback`'], 'D',
    '`rollback` 撤回尚未提交的全部修改；`commit` 是确认，之后就撤不回了。`delete` 与 `truncate` 都是删数据。', easy('索引与事务')),
  single(['下面的查询想找出订单数超过 10 的城市，应当在空处填什么？', sql('select city, count(*) as n', 'from orders', 'group by city', '____ count(*) > 10;')],
    ['`where`', '`having`', '`and`', '`limit`'], 'B', '条件说的是“组”（每个城市有多少单），要在分组之后判断，用 `having`。`where` 在分组之前执行，不能引用聚合函数。', medium('聚合与分组')),
  single(['用户表 100 行，订单表 300 行，每个订单都属于某个用户，有 40 个用户没有下过单。下面的查询返回多少行？', sql('select u.id, o.id', 'from users u', 'left join orders o on o.user_id = u.id;')],
    ['100 行', '300 行', '340 行', '400 行'], 'C', '300 个订单各配上一个用户，得 300 行；左连接还要为没有订单的 40 个用户各留一行，右边补空，一共 340 行。', medium('表连接'), 1),
  single(['列 `discount` 里有空值。下面哪个表达式能把空值当作 0 参加计算？', sql('select amount - ____ as paid from orders;')],
    ['`coalesce(discount, 0)`', '`nullif(discount, 0)`', '`discount or 0`', '`count(discount)`'], 'A',
    '`coalesce` 返回参数里第一个不为空的值。`nullif(a, b)` 相反：两者相等时返回空。如果不处理，`amount - null` 的结果也是空。', medium('空值与类型')),
  single('子查询可能返回很多行，而且其中可能有空值。要找“从没下过单的用户”，哪种写法最稳妥？',
    ['`where id not in (select user_id from orders)`', '`where id <> (select user_id from orders)`', '`where id != all (select user_id from orders)`', '`where not exists (select 1 from orders o where o.user_id = u.id)`'], 'D',
    '子查询里只要有一个空值，`not in` 和 `<> all` 就永远不为真，会一行也查不到；`<>` 后面跟多行子查询会报错。`not exists` 逐行看有没有配得上的订单，不受空值影响。', medium(['子查询与集合', '空值与类型'])),
  single('两个查询的列数和类型相同，要把结果上下拼在一起并去掉重复的行，用哪个？', ['`union all`', '`union`', '`intersect`', '`cross join`'], 'B',
    '`union` 合并后去重；`union all` 保留重复，但省去去重的开销；`intersect` 取两边都有的行；`cross join` 是左右组合。', medium('子查询与集合')),
  single(['想在每一行旁边写上该城市的订单总额，同时不减少行数，空处应当填什么？', sql('select order_id, city, amount,', '  sum(amount) ____ as city_total', 'from orders;')],
    ['`group by city`', '`over (order by amount)`', '`over (partition by city)`', '`filter (where city is not null)`'], 'C', '窗口函数在“窗口”里计算，但每一行都保留。`partition by city` 表示同一个城市的行为一组；`group by` 会把一组并成一行；`over (order by amount)` 得到的是累计和。', medium('窗口函数')),
  single('某查询经常按 `user_id` 等值筛选，再按 `created_at` 倒序取最近 20 条。下面哪个索引最合适？',
    ['`(user_id, created_at)`', '`(created_at, user_id)`', '`(created_at)`', '两列分别建索引，再加一个全表视图'], 'A',
    '联合索引按列的先后排序：先用等值条件 `user_id` 定位到连续的一段，这一段里又已按 `created_at` 排好，倒着读 20 条即可。把时间放在前面，就要在全部时间里挑这个用户。', medium('索引与事务')),
  single(["执行下面的语句，`n` 的结果是多少？", orders, sql('select count(distinct city) as n', 'from orders', 'where amount >= 80;')],
    ['1', '2', '3', '4'], 'B', '`amount >= 80` 留下订单 1、2、3；订单 4 金额为空，比较结果未知，被去掉。三行里的城市是武汉、武汉、杭州，去重后 2 个。', medium(['聚合与分组', '空值与类型']), 1),
  single(['三名同学的分数是 95、95、90。下面的查询里，90 分那一行的 `r` 是多少？', sql('select name, score,', '  rank() over (order by score desc) as r', 'from exam;')],
    ['1', '2', '3', '4'], 'C', '`rank` 遇到并列给相同的名次，然后跳过：1、1、3。要得到 1、1、2，应当用 `dense_rank`；`row_number` 则不承认并列。', hard('窗口函数'), 1),
  single(["左连接之后在 `where` 里写了右表的条件，会发生什么？", sql('select u.id, o.id', 'from users u', 'left join orders o on o.user_id = u.id', "where o.status = 'paid';")],
    ['没有付款订单的用户也会出现，右边为空', '数据库会报语法错误', '结果和把条件写进 `on` 里完全一样', '没有付款订单的用户被去掉，等于内连接'], 'D',
    "没有配上的用户，`o.status` 为空，`null = 'paid'` 不为真，就被 `where` 筛掉了。想保留这些用户，条件要写在 `on` 里。", hard('表连接')),
  single(['下面的写法在列 `created_at` 上有普通索引时仍然很慢，主要原因是什么？', sql('select * from orders', "where to_char(created_at, 'YYYY-MM') = '2026-03';")],
    ['字符串比较一定比日期比较慢', '列被函数包住了，普通索引用不上', '`select *` 使索引失效', '索引只支持等值查询'], 'B',
    "索引里存的是 `created_at` 本身，不是 `to_char` 的结果，只好逐行计算。改成 `created_at >= '2026-03-01' and created_at < '2026-04-01'` 就能走索引。", hard('索引与事务')),
  single(['`amount` 依次为 10、20、30、40，按 `id` 排列。第三行的 `s` 是多少？', sql('select id,', '  sum(amount) over (', '    order by id', '    rows between 1 preceding and current row', '  ) as s', 'from orders;')],
    ['50', '60', '70', '100'], 'A', '窗口是“前一行到当前行”，第三行把 20 和 30 相加，得 50。60 是从第一行累计到第三行的和，那是不写 `rows` 时的结果。', hard('窗口函数'), 1),

  // multiple choice
  multiple('下面哪些是聚合函数？', ['`sum`', '`upper`', '`max`', '`count`'], 'ACD', '`sum`、`max`、`count` 都把多行算成一个值；`upper` 逐行把字母变成大写，是普通函数。', easy('聚合与分组')),
  multiple('关于 `group by`，哪些说法是对的？', ['`select` 里出现的普通列，一般要么在 `group by` 里，要么放进聚合函数', '分组列里的空值会被归成一组', '不写 `order by` 时，结果一定按分组列升序', '`where` 的筛选发生在分组之前'], 'ABD',
    '分组不保证次序，数据库可以用散列的办法分组；要次序就写 `order by`。空值在分组时被看作同一组，这一点和比较时不同。', medium('聚合与分组')),
  multiple('`amount` 列里有空值。下面哪些表达式的结果会受空值影响，也就是和把空值当作 0 时不同？', ['`avg(amount)`', '`count(amount)`', '`sum(amount)`（至少有一行不为空）', '`count(*)`'], 'AB',
    '`avg` 和 `count(列)` 都跳过空值，分母和个数会变小；`sum` 跳过空值与加 0 结果一样；`count(*)` 数的是行，和列里有没有值无关。', medium(['空值与类型', '聚合与分组'])),
  multiple('左连接之后行数比左表还多，可能的原因有哪些？', ['右表的连接列有重复值', '左表有的行在右表里没有配上', '连接条件写漏了一列', '左表的连接列有空值'], 'AC',
    '一行左表配上多行右表，行数就会变多：右表的键不唯一，或者本该用两列连接却只写了一列。没有配上的行、键为空的行，左连接都只保留一行，不会变多。', medium('表连接')),
  multiple('事务的四个特性（ACID）包括哪些？', ['原子性', '可见性', '隔离性', '持久性'], 'ACD', '四个特性是原子性、一致性、隔离性和持久性。“可见性”不在其中，它是隔离级别要讨论的现象。', medium('索引与事务')),
  multiple('下面哪些写法可以出现在 `where` 子句里？', ['`city in (select city from hot_cities)`', '`sum(amount) > 100`', '`amount between 10 and 20`', '`exists (select 1 from refunds r where r.order_id = o.id)`'], 'ACD',
    '`where` 逐行判断，可以用子查询、范围和 `exists`；聚合结果要等分组之后才有，所以 `sum(amount) > 100` 要写在 `having` 里。', medium('子查询与集合')),
  multiple('关于窗口函数，哪些说法是对的？', ['它不会减少行数', '可以在 `where` 里直接用窗口函数筛选', '`partition by` 决定哪些行算在一起', '`lag` 可以取到上一行的值'], 'ACD',
    '窗口函数在 `where` 之后才计算，所以不能直接写在 `where` 里，要先放进子查询或公共表表达式，再在外层筛选。', medium('窗口函数')),
  multiple('一张表上建了很多索引，会带来哪些后果？', ['插入和更新变慢', '占用更多磁盘', '每个查询都会变快', '优化器选择执行计划时要考虑的更多'], 'ABD',
    '每次写入都要同时维护所有索引，既费时间又占空间。没有用上索引的查询不会变快；表很小时，优化器也常常宁可整表扫描。', hard('索引与事务')),

  // true or false
  judge('`select distinct city` 会去掉结果里重复的城市。', true, '`distinct` 作用于整行结果，这里只有一列，所以每个城市只出现一次。', easy('筛选与排序')),
  judge('没有写 `order by` 时，查询结果的次序总是和插入时一致。', false, '没有 `order by` 就没有约定的次序。执行计划、更新和并行都会让次序改变，需要次序就要写出来。', easy('筛选与排序')),
  judge('在 SQL 里，`null = null` 的结果为真。', false, '空值表示不知道，两个“不知道”是否相等也不知道，结果是未知（空），不是真。判断空值用 `is null`。', easy('空值与类型')),
  judge('主键列的值不允许为空，也不允许重复。', true, '主键用来唯一地指认一行，因此同时带有非空和唯一两个约束。', easy('索引与事务')),
  judge('`between 10 and 20` 不包括 10 和 20 这两个端点。', false, '`between` 包括两端，等于 `>= 10 and <= 20`。用在时间上要小心：终点当天零点以后的时刻会被漏掉。', easy('筛选与排序')),
  judge('`count(列名)` 不会把该列为空的行计算在内。', true, '`count(列名)` 数的是该列不为空的行；要数全部行用 `count(*)`。', easy('聚合与分组')),
  judge('`a left join b` 和 `b right join a`（条件相同）返回同样的行。', true, '两者都保留 `a` 的全部行，只是书写方向不同；列的次序可能不同，行的内容一样。', medium('表连接')),
  judge('`union all` 会先去掉重复的行，所以比 `union` 慢。', false, '说反了。`union` 要去重，通常更慢；`union all` 直接把两个结果接在一起。确定没有重复时应当用 `union all`。', medium('子查询与集合')),

  // blanks
  blanks('把查询结果限制为前 10 行，在 PostgreSQL 和 MySQL 里可以写 ____ 10。', ['limit'], '`limit 10` 只返回前 10 行。配合 `order by` 才有确定的意义，否则“前 10 行”是哪些并不固定。', easy('筛选与排序')),
  blanks('向表中插入一行用 `____ into`，修改已有的行用 `____`。', ['insert', 'update'], '`insert into 表 (列) values (值)` 增加一行；`update 表 set 列 = 值 where 条件` 修改已有的行，漏写 `where` 会改掉整张表。', easy('索引与事务')),
  blanks(['补全语句，给每个城市的订单按金额从高到低编号。', sql('select order_id, city,', '  row_number() over (____ by city order by amount desc) as n', 'from orders;')], ['partition'],
    '`partition by city` 让编号在每个城市里从 1 重新开始；`order by amount desc` 决定编号的先后。', medium('窗口函数')),
  blanks(['补全语句，金额不低于 1000 的标为“大单”，其余标为“普通”。', sql('select order_id,', "  ____ when amount >= 1000 then '大单'", "  ____ '普通' end as level", 'from orders;')], ['case', 'else'],
    '条件表达式以 `case` 开头、`end` 结尾，`when … then …` 可以写多条，`else` 管其余的情况；不写 `else`，其余得到空值。', medium('空值与类型')),
  blanks(['补全递归查询，列出编号 7 的部门和它的全部下级。', sql('____ recursive tree as (', '  select id, name from depart where id = 7', '  ____', '  select d.id, d.name', '  from depart d join tree t on d.parent_id = t.id', ')', 'select * from tree;')], ['with', ['union all', 'union']],
    '递归的公共表表达式以 `with recursive` 开头：第一段是起点，用 `union all` 接上引用自身的第二段，一层一层往下，直到没有新的行。树里没有重复时用 `union` 也得到同样的行。', hard('子查询与集合')),

  // numbers
  number(['执行下面的查询，`s` 等于多少？', orders, sql('select sum(amount) as s from orders', "where city in ('武汉', '成都');")], 260, '武汉两单 120 + 80 = 200，成都一单 60，合计 260。', easy('聚合与分组')),
  number(['表 `orders` 的内容如下，`avg(amount)` 的结果是多少？', orders], 115, '`avg` 跳过空值：(120 + 80 + 200 + 60) ÷ 4 = 115。如果误把空值当 0，会算成 460 ÷ 5 = 92。', medium(['空值与类型', '聚合与分组'])),
  number(['表 `a` 的 `k` 列是 1、1、2、3；表 `b` 的 `k` 列是 1、1、1、3、5。下面的查询返回多少行？', sql('select * from a join b on a.k = b.k;')], 7, '键为 1 时左边 2 行、右边 3 行，组合 2 × 3 = 6 行；键为 3 时 1 × 1 = 1 行；2 和 5 配不上。一共 7 行。多对多连接会让行数相乘，连接前先看键是否唯一。', hard('表连接')),

  // short answers
  short('用一两句话说明 `where` 和 `having` 的区别。', {
    reference: '`where` 在分组之前逐行筛选，不能使用聚合函数；`having` 在分组之后筛选组，可以使用聚合函数。',
    rubric: [['说出先后', 50, 'where 在分组前，having 在分组后'], ['说出对象', 50, '一个筛行，一个筛组，聚合条件只能放 having']],
    keywords: ['分组之前', '分组之后', '聚合'],
  }, '能在 `where` 里写的条件尽量写在 `where` 里：先去掉不要的行，分组要处理的数据就少。', easy('聚合与分组')),
  short('同事写了 `update users set level = 2;`，按下执行后才想起只该改一个人。请说明怎样补救，以及以后怎样避免。', {
    reference: ['如果还在事务里没有提交，立即 `rollback`。已经提交的，只能从备份或变更日志里找回原来的值再改回来。', '以后先用同样的 `where` 写一句 `select`，核对行数；在事务里执行，看影响的行数对了再 `commit`。'],
    rubric: [['未提交时回滚', 35], ['已提交时从备份或日志恢复', 25], ['预防：先查后改、在事务里核对行数', 40]],
    keywords: ['rollback', '事务', '备份', 'where'],
  }, '漏写 `where` 会改掉整张表，是最常见的事故之一。工具里关掉自动提交，能给自己留一次反悔的机会。', medium('索引与事务')),
  short('为什么说“子查询里有空值时 `not in` 可能一行也查不到”？请用一个小例子说明。', {
    reference: ['`3 not in (1, 2, null)` 等于 `3 <> 1 and 3 <> 2 and 3 <> null`。前两个为真，最后一个是未知，真与未知的“且”仍是未知，条件不成立，所以这一行不返回。', '改用 `not exists`，或者在子查询里加 `where user_id is not null`。'],
    rubric: [['把 not in 拆成一串不等于', 40], ['指出和空值比较得未知', 35], ['给出改法', 25]],
    keywords: ['未知', '空值', 'not exists'],
  }, 'SQL 是三值逻辑：真、假、未知，`where` 只留下为真的行。`in` 不受影响，因为“或”里只要有一个真就够了。', hard(['子查询与集合', '空值与类型'])),

  // matching, ordering, materials, code
  matching('把需求和应当使用的子句连起来。', [['只要金额大于 100 的行', '`where`'], ['每个城市一行', '`group by`'], ['从新到旧排列', '`order by`'], ['把客户姓名从另一张表接过来', '`join`']],
    '筛行用 `where`，并组用 `group by`，定次序用 `order by`，从别的表取列用 `join`。', easy('筛选与排序'), ['`having`']),
  ordering('把一条查询的各个子句按数据库的逻辑处理次序排列。', ['`from` 与 `join`', '`where`', '`group by`', '`having`', '`select`', '`order by`', '`limit`'],
    '先取表并连接，再筛行、分组、筛组，然后才算出要显示的列，最后排序和截取。所以 `where` 里不能用 `select` 里起的别名，而 `order by` 可以。', medium('筛选与排序')),
  compound(['某店有下面两张表，回答各小题。', table('users.id | users.name', '1 | 林晓', '2 | 余南星', '3 | 秦望舒'), table('orders.id | orders.user_id | orders.amount | orders.paid_at', '11 | 1 | 300 | 2026-03-02', '12 | 1 | 150 | 2026-03-09', '13 | 2 | 500 | 2026-03-05', '14 | 2 | 90 | （空）')], [
    number('只算已付款（`paid_at` 不为空）的订单，林晓的付款总额是多少？', 450, '林晓的订单 11 和 12 都已付款，300 + 150 = 450。', part),
    single('要列出所有用户和各自的付款总额，没有付款的显示 0，应当怎样连接？', ['内连接，条件写在 `where`', '以 `users` 为左表左连接，把 `paid_at is not null` 写在 `on` 里，再用 `coalesce`', '交叉连接后去重', '先 `union` 再分组'], 'B', '左连接保留没有订单的秦望舒；付款条件写在 `on` 里，才不会把她筛掉；`sum` 得到空值，再用 `coalesce` 换成 0。', part),
    blanks('按上一小题的要求，结果一共有 ____ 行。', [['3', '三']], '三位用户各一行，秦望舒的总额显示 0。', part),
  ], '这道题把连接、条件的位置和空值放在一起：想保留哪张表的全部行，就从哪张表出发左连接，右表的条件写进 `on`。', hard(['表连接', '空值与类型'])),
  code(['表 `logins(user_id, login_date)` 记录每人每天的登录，每人每天最多一行。', '写一条查询，找出曾经连续登录至少 3 天的用户，每人一行，按 `user_id` 升序。'],
    { language: 'sql', starter: ['-- PostgreSQL', 'select'] },
    {
      reference: [sql('with numbered as (', '  select user_id, login_date,', '    login_date - (row_number() over (', '      partition by user_id order by login_date', '    ))::int as grp', '  from logins', ')', 'select distinct user_id', 'from numbered', 'group by user_id, grp', 'having count(*) >= 3', 'order by user_id;')],
      rubric: [['按用户分区、按日期编号', 30], ['用“日期减编号”或 lag 找出连续的一段', 35], ['按段分组并筛出三天及以上', 25], ['每人一行并排序', 10]],
    }, '连续的日期减去连续的编号，得到的是同一天，因此可以把它当作“段”的记号来分组。也可以用两次 `lag` 判断前一天和前两天是否都登录过。', hard('窗口函数')),
];
