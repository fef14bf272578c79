/** Chocolate money on a butler's tray, in the agency's colours; the page cuts the arm off at its lower edge. */
export const chocolateMoney = `<svg class="money" viewBox="0 0 800 760" aria-hidden="true">
<circle cx="400" cy="430" r="330" fill="var(--rose)"/>
<!-- arm, cuff and hand -->
<path fill="#7a4a32" d="M330 660h144l36 240H280z"/>
<path fill="#5a3422" d="M402 660h72l36 240H424z"/>
<path fill="#fff" d="M314 640h172l20 96H298z"/>
<circle cx="402" cy="688" r="20" fill="var(--flame)"/>
<path fill="#7a4a32" d="M336 652l-30-120h188l-30 120z"/>
<path fill="none" stroke="#7a4a32" stroke-width="46" stroke-linecap="round" d="M330 560l-96-50M360 530l-34-30M402 530v-34M446 530l34-30M470 560l96-50"/>
<path fill="none" stroke="#5a3422" stroke-width="8" stroke-linecap="round" d="M374 566l-10-24M430 566l8-24"/>
<!-- a pile of coins, seen from the side -->
<path fill="var(--gold)" d="M92 432h172v42H92zM100 390h160v42H100zM84 348h172v42H84zM102 306h172v42H102z"/>
<path fill="none" stroke="var(--ink)" stroke-width="6" d="M100 432h160M100 390h156M102 348h154M120 446v14M150 446v14M180 446v14M210 446v14M240 446v14M136 404v14M166 404v14M196 404v14M226 404v14M256 404v14M112 362v14M142 362v14M172 362v14M202 362v14M232 362v14M130 320v14M160 320v14M190 320v14M220 320v14M250 320v14"/>
<!-- the large coin: its foil peeled, a bite out of the chocolate -->
<circle cx="402" cy="302" r="178" fill="var(--rose)"/>
<path fill="#5a3422" d="M402 130a170 172 0 0 0-72 16l42 114 108 70h90a170 172 0 0 0 2-28 170 172 0 0 0-14-68 46 46 0 0 1-58-34 46 46 0 0 1-46-62 170 172 0 0 0-52-8z"/>
<path fill="var(--gold)" d="M330 146l42 46 8 52 56-4 34 52 52-12 48 50a170 172 0 1 1-240-184z"/>
<path fill="var(--paper)" d="M330 146l42 46 8 52 56-4 34 52 52-12 48 50-56-18-46 22-44-50-54 12-14-58-34-30z"/>
<path fill="none" stroke="var(--ink)" stroke-width="6" d="M286 214a134 136 0 1 0 236 132"/>
<g transform="translate(366 374)" fill="var(--ink)"><path d="M0-12l-66-34c-8 26-8 66 0 92L0 12l66 34c8-26 8-66 0-92z"/><rect x="-19" y="-24" width="38" height="48" rx="13"/></g>
<!-- a coin worth nothing, leaning on it -->
<circle cx="645" cy="380" r="98" fill="var(--rose)"/>
<g transform="rotate(12 650 380)"><circle cx="650" cy="380" r="94" fill="var(--gold)"/><circle cx="650" cy="380" r="74" fill="none" stroke="var(--ink)" stroke-width="6"/><text x="650" y="418" text-anchor="middle" class="nothing">£0</text></g>
<!-- tray -->
<path fill="var(--ink)" d="M40 474h720c-12 40-44 58-92 58H132c-48 0-80-18-92-58z"/>
<path fill="#fff" d="M650 120q6 50 56 56-50 6-56 56-6-50-56-56 50-6 56-56zM150 170q5 40 45 45-40 5-45 45-5-40-45-45 40-5 45-45z"/>
</svg>`;
