import { pattern, type Phrases } from './phrases.ts'

/** What spam offers for sale. */
export const topics: Record<string, Phrases> = {
  ranking: {
    weight: 5,
    reason: 'it is about search rankings or links',
    pattern: pattern`
      \bseo\b|seo対策|\boff-page\b
      search engine optimi
      \b(?:page|top|result)[a-z ]{0,12} (?:of|on|in) google|rank[a-z]{0,9} (?:on|in|of|your|higher|within)|ranking for
      not showing up on google|from google\?|google ranking|\brank on google|rankings\b
      backlink|dofollow|do-follow|guest post|link building|link exchange|link insertion|niche edit
      domain authority|\b(?:da|dr)\b.{0,12}\d0\b|\bda and dr\b
      sponsored (?:post|article)|publish(?:ed)? .{0,20}article
      wikipedia page
      posicionamiento|primer[a-z]{0,9} (?:página|resultados) de google|enlaces de calidad
      suchmaschinenoptimierung|(?:seite|platz) 1\b|bei google
      référencement|position sur google|sur google
      (?:prima|primeira|topo) (?:pagina|página|do|posizione).{0,12}google|posizione su google
      pozycjonowani|linki? (?:zwrotn|seo)|stron[a-z]{0,9} google
      ilk s[aı][a-zı]{1,9}
      外链|谷歌seo|网站排名|被リンク|検索順位
      سيو|باك لينك|تحسين محركات البحث
      продвижение сайт|ссылк|в топ google
    `,
  },
  money: {
    weight: 5,
    reason: 'it is about quick money or a loan',
    pattern: pattern`
      \bloans?\b|crypto|\bbitcoin\b|\bbtc\b|forex|trading (?:platform|robot)|smart contract
      (?:working capital|cash advance|business funding|bad credit|credit check|processing fees|merchant fees)
      credit card processing
      inheritance|beneficiary|unclaimed fund|confidential business proposal|\d{1,9} million (?:usd|dollars)
      (?:have|you) won|prize money|selected in
      (?:from home|a day|a week|weekly profit).{0,30}(?:\$|robot|experience|guaranteed)|\$\d{1,9} (?:a|per) (?:day|week)\b
      préstamo|prestamo|crédito|criptomonedas|gane dinero|invierta en|ganancias
      kredit\b|darlehen
      \bprêt\b|crédit rapide|crypto-monnaie
      empréstimo|ganhe dinheiro|criptomoeda|lucro
      pożyczk
      贷款|代开|发票|仮想通貨|副業|稼げる|副収入
      قروض|العملات الرقمية|تمويلك
      заработок|займ
    `,
  },
  vice: {
    weight: 7,
    reason: 'it is about gambling, sex, pills or copies of brands',
    pattern: pattern`
      \bcasino\b.{0,40}(?:bonus|spin|free|jackpot)|free spins|jackpot|welcome bonus
      porn|singles|girls are|lonely\?
      viagra|cialis|without prescription|no prescription|weight loss|keto|burns? fat
      replica|luxury bags|designer handbags|gambling niche
      casino en ligne|tours gratuits|freispiel|казино
      娱乐城|赌场|百家乐|老虎机
    `,
  },
  audience: {
    weight: 5,
    reason: 'it sells visitors, contacts, followers or reviews',
    pattern: pattern`
      (?:website|targeted|real) (?:traffic|visitors)|unique visitors
      (?:email|b2b|contact) (?:list|database|address)|database of|\bemail blast|bulk (?:email|sms)|contact forms
      followers|likes and|(?:star|google|trustpilot) reviews|reviews for your
      (?:qualified|exclusive|ppc|exklusive) leads|pay per (?:lead|call)|only per lead|appointments per month|we also sell leads
      cold (?:email|outreach)|on autopilot|auf autopilot
      press release distribution|featured (?:in|on)|getting more customers
      seguidores|firmenadressen|e-mail-adressen
      база email|рассылк
    `,
  },
  cheapWork: {
    weight: 4,
    reason: 'it offers cheap work',
    pattern: pattern`
      (?:web|website|mobile app|app) (?:re)?(?:design|development)|web design company
      (?:build|create|get|make)[a-z ]{0,14} (?:professional|modern)[0-9a-z ]{0,10} website|website maintenance
      virtual assistant|offshore|outsourc|bookkeeping team|data entry
      explainer video|nulled|wordpress (?:plugins|themes)|plugins, gpl|content writer|seo articles
      essay|dissertation|assignments|antivirus|\bvpn\b
      desarrollo web|páginas web|professionelle webseite
    `,
  },
  factory: {
    weight: 5,
    reason: 'it offers goods from a factory',
    pattern: pattern`
      (?:leading|professional) (?:supplier|manufacturer)|factory (?:price|direct)|\bmoq\b|\boem\b
      catalogue and quotation|best quotation|promotional (?:items|gifts)
    `,
  },
  threat: {
    weight: 6,
    reason: 'it threatens',
    pattern: pattern`
      copyright(?:ed)? (?:infringement|images)|stolen pictures|legal action|be sued
      hacked your|critical (?:security )?vulnerabilit|ruin your|(?:pay|transfer).{0,20}bitcoin
      (?:domain|listing).{0,40}(?:expires?|terminat|cancel)|final notice
    `,
  },
}
