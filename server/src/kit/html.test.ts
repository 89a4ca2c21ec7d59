import { describe, expect, it } from 'vitest';
import { cleanHtml, plainText } from './html.ts';

describe('rich text', () => {
  it.each([
    ['<p onclick="x()">字<script>alert(1)</script></p>', '<p>字</p>'],
    ['<a href="javascript:alert(1)">链</a>', '<a rel="noopener noreferrer nofollow">链</a>'],
    ['<a href="/course/1">链</a>', '<a href="/course/1" rel="noopener noreferrer nofollow">链</a>'],
    ['<p style="color:red">字</p>', '<p>字</p>'],
    ['<img src="data:text/html,x" onerror=x>', ''],
    ['<img src="//evil.example/a.png">', ''],
    ['<div class="x"><span style="color:red">字</span></div>', '字'],
    ['<b>字</b><i>字</i><del>字</del>', '<strong>字</strong><em>字</em><s>字</s>'],
    ['<math><mtext><img src=x onerror=alert(1)></mtext></math>字', '字'],
    ['<span data-latex="x"><math href="javascript:x()">y</math></span>', '<span data-latex="x"></span>'],
    ['<iframe src="https://a.example"></iframe><svg onload=x>', ''],
    ['<pre><code class="language-sql x">select</code></pre>', '<pre><code class="language-sql">select</code></pre>'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('%s', (raw, clean) => {
    expect(cleanHtml(raw)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it.each([
    ['<h3>一</h3><p>文</p><h4>二</h4><h3>三</h3>', '<h2>一</h2><p>文</p><h3>二</h3><h2>三</h2>'],
    ['<h1>一</h1><h4>二</h4>', '<h2>一</h2><h3>二</h3>'],
    ['<h4>一</h4><h2>二</h2><h5>三</h5>', '<h2>一</h2><h2>二</h2><h3>三</h3>'],
  ])('headings begin at h2 without skipping: %s', (raw, clean) => {
    expect(cleanHtml(raw)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it('takes the text, breaks become spaces, too long is cut', () => {
    expect(plainText('<p>一</p><p>二<br>三</p><script>四</script>', 20)).toBe('一 二 三');
    expect(plainText('<p>一。</p><p>二，</p><p>三</p>', 20)).toBe('一。二，三');
    expect(plainText('<p>a &lt; b &amp;&amp; c</p>', 20)).toBe('a < b && c');
    expect(plainText('<b>😀😀😀😀</b>', 3)).toBe('😀😀…');
  });
});
