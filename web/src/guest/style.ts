import { PAGE_BASE } from '@cellaret/drawings/page-base.ts';

/** How the pages outside of the app look: the house's colours, system faces, and nothing to fetch. */
export const GUEST_STYLE = `
${PAGE_BASE}body{overflow-wrap:anywhere}
.sheet{max-width:44rem;margin:0 auto;padding:1rem clamp(1rem,4vw,2rem) 6rem}
h1,h2,h3{margin:0}
h1{font-size:clamp(1.875rem,7vw,2.75rem)}
p{margin:.25rem 0;white-space:pre-line}
.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:end;margin:1rem 0}
.bar label,.field{display:grid;gap:.25rem;font-size:.875rem;color:var(--soft)}
select,input,textarea{font:inherit;font-size:1rem;color:var(--c-palette-text-primary);background:var(--surface);border:1px solid var(--edge);border-radius:.75rem;min-height:3rem;padding:.5rem .75rem;max-width:100%;width:100%}
button{font:inherit;min-height:3rem;padding:.5rem 1.25rem;border-radius:.75rem;border:1px solid var(--edge);background:var(--surface);color:var(--c-palette-primary-main);cursor:pointer}
button.first{background:var(--c-palette-primary-main);border-color:transparent;color:var(--on);font-weight:600}
button:disabled{opacity:.55;cursor:default}
.drinks>li{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:1rem;padding:1rem 0;border-top:1px solid var(--line)}
.drinks>li:first-child{border-top:0}
.drinks .picture{width:5.5rem;height:5.5rem;border-radius:.75rem;overflow:hidden;background:var(--surface)}
.drinks img{width:100%;height:100%;object-fit:cover}
.out .picture,.out h3,.out p{opacity:.62}
.drinks h3{font-size:1.25rem;display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
.price{font:600 1rem/1.5 system-ui,sans-serif;white-space:nowrap}
.section{margin:2rem 0 .5rem}
.chip{display:inline-block;border-radius:999px;padding:.125rem .75rem;background:var(--bad-tint);color:var(--on-bad);font-size:.875rem;margin-top:.375rem}
.chip.good{background:var(--good-tint);color:var(--on-good)}
.notice{background:var(--tint);color:var(--on-tint);border-radius:.75rem;padding:.75rem 1rem;margin:1rem 0}
.notice.bad{background:var(--bad-tint);color:var(--on-bad)}
summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center;color:var(--c-palette-primary-main)}
.lines li{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:.75rem;padding:.25rem 0}
.lines b{text-align:right;font-weight:600;white-space:nowrap}
.state{min-height:70vh;display:grid;place-content:center;justify-items:center;gap:.75rem;text-align:center}
dialog{border:0;border-radius:1rem;padding:1.25rem;width:min(28rem,calc(100vw - 2rem));background:var(--surface);color:inherit}
dialog::backdrop{background:#0008}
dialog form{display:grid;gap:1rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem}
.orders li{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;padding:.75rem 0;border-top:1px solid var(--line);font-size:1.125rem}
main>section{margin-top:1.5rem}
.orders .row{align-items:center}
.orders select{flex:1 1 8rem;width:auto;min-width:0;text-overflow:ellipsis}
.decline{flex:0 1 auto;flex-wrap:nowrap;max-width:100%}
.decline button{flex:none}
.sheet:has(.now){padding-bottom:11rem}
.check{display:flex!important;align-items:center;gap:.5rem!important;min-height:3rem;font-size:1rem!important;color:inherit!important}
.check input{flex:none;width:1.5rem;min-height:1.5rem;accent-color:var(--c-palette-primary-main)}
.told{margin:0 0 1rem}
.bar button{align-self:end}
.now{position:fixed;inset:auto 1rem 0;margin:1rem auto;max-width:42rem;box-shadow:0 4px 24px #0004;display:grid;gap:.5rem}
.button{display:inline-grid;align-content:center;min-height:3rem;padding:.5rem 1.25rem;border-radius:.75rem;border:1px solid var(--edge);background:var(--surface);text-decoration:none}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media print{.bar,.order,summary{display:none}}
`;
