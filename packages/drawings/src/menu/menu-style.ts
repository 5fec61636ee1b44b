import { PAGE_BASE } from '../page-base.ts';

/** Style of a menu for guests, as drawn by the function; nothing in it is fetched. */
export const MENU_STYLE = `
${PAGE_BASE}html{text-size-adjust:100%;-webkit-text-size-adjust:100%}
body{overflow-wrap:anywhere;font-variant-numeric:lining-nums tabular-nums}
h1,h2,h3,p{margin:0}
p{white-space:pre-line}
svg,img{display:block;flex:none}
button{font:inherit;color:inherit;border:0;background:none;padding:0;cursor:pointer}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.soft,.facts,.yes,.no{font-size:var(--t-note);line-height:1.3}
.cover{--c-palette-text-primary:var(--cream);position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:end;column-gap:var(--s2);padding:0 var(--s4);background:radial-gradient(110% 120% at 85% 0,var(--walnut-raised) 0,var(--walnut) 60%);color:var(--cream);border-bottom:6px solid color-mix(in oklab,var(--lamp) 60%,var(--walnut))}
.picture{display:block;flex:none}
.picture img{border-radius:var(--r2);object-fit:cover}
.cover>.picture{width:132px;height:132px;margin:0 -16px -9.4px 0}
.brand{display:inline-flex;align-items:center;justify-self:start;gap:var(--s2);min-height:48px;font:400 1rem/1 var(--display);color:var(--lamp);text-decoration:none}
.cover .title{container-type:inline-size}
.cover h1{--size:var(--t-hero);font-size:clamp(var(--t-name),100cqi/(var(--letters)*.62),var(--size));line-height:1.02}
.cover h1.long{--size:var(--t-title)}
.cover h1.longer{--size:var(--t-name)}
.cover:has(.longer)>.picture{display:none}
.cover:has(.longer) .title{grid-column:1/-1}
.title{min-width:0;padding:var(--s2) 0 var(--s4)}
.greeting{font:400 1.125rem/1.25 var(--display);color:var(--cream-soft);margin-top:6px}
.greeting.long{font:400 var(--t-note)/1.3 system-ui,sans-serif}
.count{font-size:var(--t-note);font-weight:600;color:var(--lamp);margin-top:var(--s2)}
.settings{justify-self:end;align-self:start}
.settings summary{list-style:none;display:flex;align-items:center;gap:var(--s1);min-height:48px;font-size:var(--t-note);font-weight:600;cursor:pointer}
.settings summary::-webkit-details-marker{display:none}
.settings div{position:absolute;z-index:6;top:44px;right:var(--s2);display:grid;min-width:12rem;padding:var(--s2);border-radius:var(--r2);background:var(--walnut-raised);box-shadow:var(--lift2)}
.settings p{font-size:var(--t-meta);color:var(--cream-soft);padding:var(--s1) var(--s3)}
.settings a{display:flex;align-items:center;min-height:48px;padding:0 var(--s3);border-radius:var(--r1);color:var(--cream);text-decoration:none}
.settings [aria-current]{background:var(--walnut);color:var(--lamp);font-weight:600}
.tabs{position:sticky;top:0;z-index:5;display:grid;height:52px;padding:0 56px 0 var(--s2);background:var(--page);border-bottom:1px solid var(--line)}
.tabs div{display:flex;gap:var(--s1);overflow-x:auto;scrollbar-width:none;scroll-target-group:auto}
.tabs a{display:flex;align-items:center;padding:0 var(--s2);font-size:.9375rem;font-weight:600;color:var(--soft);white-space:nowrap;text-decoration:none;border-block:3px solid transparent}
.tabs a:target-current{color:var(--c-palette-text-primary);border-bottom-color:var(--c-palette-primary-main)}
.tabs input{min-width:0;font:inherit;color:inherit;background:none;border:0;padding:0 var(--s2)}
.tabs button{position:absolute;inset:0 var(--s1) 0 auto;display:grid;place-items:center;width:48px}
.drinks{padding:0 var(--s4) 96px;max-width:44rem;margin:0 auto}
.drinks section{scroll-margin-top:52px}
.drinks h2{padding-top:var(--s5)}
.drinks>section:first-of-type h2{padding:0;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.drinks>section>ul>li{position:relative;display:grid;grid-template-columns:72px minmax(0,1fr) auto;column-gap:var(--s3);align-content:center;min-height:92px;padding:var(--s2) 0;scroll-margin-top:60px}
.drinks>section>ul>li+li::before{content:'';position:absolute;top:0;right:0;left:84px;height:1px;background:var(--line)}
.drinks li>.picture{grid-row:1/3;align-self:start}
.drinks li>div{align-self:end}
h3{font-size:var(--t-name);line-height:1.2}
.facts{grid-area:2/2/auto/-1;margin-top:2px;font-weight:600;list-style:none}
.facts::-webkit-details-marker{display:none}
.facts span{color:var(--c-palette-primary-main)}
details>.facts{display:block;min-height:24px;cursor:pointer}
.drinks details{grid-area:2/2/auto/-1}
li:has(details:not([open]))>div>.soft{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
li.out:has(details:not([open]))>div>.soft{-webkit-line-clamp:1}
.drinks details p{margin:var(--s2) 0}
.yes,.no{display:inline-flex;vertical-align:bottom;align-items:center;gap:5px;font-weight:600;color:var(--on-good)}
.no{display:flex;color:var(--on-bad)}
.out>.picture{filter:grayscale(.85);opacity:.6}
.out h3{color:var(--soft)}
.out>div{grid-column:2/-1}
.order{grid-column:3;grid-row:1/3;align-self:start;margin-top:14px;display:grid;place-items:center;width:48px;height:48px;border-radius:50%;background:var(--tint);color:var(--on-tint)}
.lines li{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:var(--s3);padding:var(--s1) 0}
.lines b{text-align:right;font-weight:600;white-space:nowrap}
.drinks>p:last-child{margin-top:var(--s6);text-align:center}
.drinks>p:last-child a{display:inline-block;padding:var(--s3)}
.first{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:0 var(--s5);border-radius:var(--r2);background:var(--c-palette-primary-main);color:var(--on);font-weight:600;text-decoration:none}
.first:disabled{opacity:.55;cursor:default}
.closed{--c-palette-text-primary:var(--cream);min-height:100vh;min-height:100dvh;display:grid;align-content:end;justify-items:center;text-align:center;color:var(--cream);background:radial-gradient(90% 60% at 50% 62%,var(--walnut-raised) 0,var(--walnut) 70%)}
.closed h1{font-size:var(--t-hero);max-width:14ch;padding:0 var(--s3);text-wrap:balance}
.closed p{color:var(--cream-soft);max-width:28ch;margin:10px 16px 20px}
.closed .first{background:var(--lamp);color:#241704}
.closed .shelf{display:flex;justify-content:center;width:100%;max-width:none;margin:28px 0 110px;border-bottom:6px solid color-mix(in oklab,var(--lamp) 55%,var(--walnut))}
.shelf svg{width:136px;height:136px;margin:0 -14px -9.7px;filter:grayscale(.7) brightness(.72)}
input{font:inherit;color:inherit;width:100%;min-height:52px;padding:0 14px;border:1.5px solid var(--edge);border-radius:var(--r2);background:var(--surface)}
dialog{border:0;color:inherit;background:var(--surface);box-shadow:var(--lift3);overflow-y:auto;width:100%;max-width:none;max-height:92dvh;margin:auto 0 0;padding:var(--s4);border-radius:var(--r4) var(--r4) 0 0}
dialog::backdrop{background:rgb(0 0 0/.5)}
dialog h2{overflow-wrap:anywhere}
dialog form{display:grid;gap:var(--s3)}
dialog li,.stepper,.ordered,.ends{display:flex;align-items:center;gap:var(--s3)}
dialog li,.stepper{justify-content:space-between;min-height:60px}
dialog li+li{border-top:1px solid var(--line)}
.field{display:grid;gap:6px;font-size:.9375rem;font-weight:600}
.field span{font:400 var(--t-meta)/1.4 system-ui,sans-serif;color:var(--soft)}
.field input{font-size:1.0625rem;font-weight:400}
.stepper span{display:flex;align-items:center;border-radius:999px;background:var(--c-palette-well)}
.stepper button{display:grid;place-items:center;width:48px;height:48px;color:var(--c-palette-primary-main)}
.stepper :disabled{opacity:.4}
.stepper output{min-width:28px;text-align:center;font-size:1.375rem;font-weight:700}
.second{min-height:48px;padding:0 var(--s3);border-radius:var(--r2);color:var(--c-palette-primary-main);font-weight:600}
.ends .first{flex:1}
.notice,.bad{margin:var(--s3) 0;padding:var(--s3) var(--s4);border-radius:var(--r2);background:var(--tint);color:var(--on-tint)}
.bad{background:var(--bad-tint);color:var(--on-bad)}
.stay{--c-palette-well:var(--walnut-raised);--c-palette-text-primary:var(--cream);position:fixed;z-index:7;inset:auto var(--s2) var(--s2);display:flex;align-items:center;gap:10px;min-height:60px;padding:6px var(--s2);border-radius:var(--r3);background:var(--walnut);color:var(--cream);box-shadow:var(--lift2)}
.stay :is(svg,img){width:44px;height:44px}
.stay>p{flex:1;min-width:0;font-size:.9375rem;line-height:1.2}
.stay>p span{display:block;font-size:var(--t-meta);color:var(--cream-soft);overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.stay>button{min-height:48px;padding:0 var(--s2);font-weight:600;font-size:.9375rem;max-width:7.5rem;min-width:min-content;overflow-wrap:normal;line-height:1.2;text-align:end;color:var(--lamp)}
@media (min-width:900px){
dialog{margin:auto 0 auto auto;width:420px;height:100%;max-height:none;border-radius:var(--r4) 0 0 var(--r4);padding:var(--s5)}
.stay{inset:auto auto var(--s5) var(--s5);width:352px;background:var(--walnut-raised)}
.layout{display:grid;grid-template-columns:400px minmax(0,1fr);min-height:100vh}
.cover{position:sticky;top:0;height:100vh;padding:var(--s6) 40px 0;border:0;grid-template-rows:auto auto 1fr}
.cover::after{content:'';position:absolute;inset:auto 0 0;height:108px;background:color-mix(in oklab,#000 22%,var(--walnut));border-top:6px solid color-mix(in oklab,var(--lamp) 60%,var(--walnut))}
.cover .title{grid-column:1/-1;padding-top:var(--s7)}
.cover>.picture{grid-column:1/-1;justify-self:center;align-self:end;width:260px;height:260px;margin:0 0 89px;z-index:1}
.settings div{top:80px;right:40px}
.greeting{font-size:1.375rem;margin-top:14px}
.tabs{height:64px;padding-inline:40px 96px}
.tabs div{gap:20px}
.tabs a{font-size:1rem}
.drinks{padding:var(--s2) var(--s7) 96px;max-width:72rem;margin:0}
.drinks>section:first-of-type h2{position:static;width:auto;height:auto;clip-path:none;padding-top:var(--s5)}
.drinks h2,.drinks>section:first-of-type h2{padding-bottom:var(--s2)}
}
@media (min-width:1100px){
.drinks>section>ul{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:var(--s7)}
.drinks>section>ul>li:nth-child(2)::before{display:none}
}
@media (max-width:18rem){
.cover>.picture{display:none}
.cover .title{grid-column:1/-1}
}
@media print{.settings,.tabs,.order{display:none}}
`;
