import { expect, test } from 'vitest';
import { cleanPasted } from './pasted-html.ts';

test.each([
  [
    'a word processor',
    '<style>p { color: red }</style><!--StartFragment--><p class="MsoNormal" style="margin:0"><span lang=EN-IN style=\'font-family:Calibri\'><b>Large</b><o:p></o:p> ones</span></p>',
    '<p><strong>Large</strong> ones</p>',
  ],
  [
    'a shared document',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:italic">Large</span><span style="font-weight:400"> ones</span></p></b>',
    '<p dir="ltr"><strong><em>Large</em></strong> ones</p>',
  ],
  ['struck text', '<span style="text-decoration:line-through">gone</span>', '<s>gone</s>'],
  ['spans in spans', '<span style="font-weight:bold">a<span>b</span></span>c', '<strong>ab</strong>c'],
  [
    'a link',
    '<a href="https://a.example/?x=1" style="color:red">a</a>',
    '<a href="https://a.example/?x=1">a</a>',
  ],
  ['the editor itself', '<p data-pm-slice="1 1 []">One</p>', '<p data-pm-slice="1 1 []">One</p>'],
  ['a script', '<p>One</p><script>alert(1)</script>', '<p>One</p>'],
])('%s leaves its text and no styles', (_, html, clean) => {
  expect(cleanPasted(html)).toBe(clean);
});
