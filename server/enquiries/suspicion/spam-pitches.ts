import { pattern, type Phrases } from './phrases.ts'

/** Phrases of sales pitches. */
export const pitches: Record<string, Phrases> = {
  offer: {
    weight: 3,
    reason: 'it offers something',
    pattern: pattern`
      \bwe (?:offer|provide|deliver|lend|generate|fix|create and|reviewed|represent|serve|place|cut|are offering|can|will)\b
      \bi (?:can|do|rank|will)\b|\bour (?:team|experts?|ai|experienced|certified|packages|automated|animated|press)\b
      \b(?:buy|get|hire|boost|increase|improve|download|outsource|double|make|join|play|invest|earn|lower)\b.{0,60}\b(?:now|today|your|from|for only|instantly|free)\b
      ofrecemos|otorgamos|somos expertos|oferecemos|offriamo|portiamo|wir (?:bringen|liefern|verkaufen geprüfte|vergeben|erstellen)
      nous proposons|notre agence|offre de|oferujemy|hizmeti|paketleri|taşıyoruz
      提供|承ります|ご提供|نقدم|خدمات|предлагаем|поднимем|под ключ
      pacotes de|paquetes|desarrollamos|achetez|compre\b
    `,
  },
  yourSite: {
    weight: 3,
    reason: 'it is about our website',
    pattern: pattern`
      \byour (?:web ?site|site|domain|blog|page|business listing|google|target|main service|niche|industry)\b
      su (?:página|sitio)|ihre web|ihrer web|votre site|seu site|(?:suo|tuo) sito|web sitenizi|موقعك|ваш сайт|貴社サイト
    `,
  },
  reply: {
    weight: 3,
    reason: 'it asks for an answer to its offer',
    pattern: pattern`
      \b(?:can|may|shall|should|let) (?:i|we|us) (?:send|share|show|know if|schedule)|send you (?:a|the|our)|want me to send
      \bi send\b|price list|our (?:portfolio|rates|catalogue|quotation)|send us your inquiry|past work
      available on request|free (?:audit|quote|sample|demo|trial|consultation|analysis|statement)
      \breply (?:for|with|to|yes|stop|fast)|ask for our|kindly (?:let|contact|revert|send)|contact (?:us|our) (?:on|claims|via)
      interested\?|are you interested|interested in growing|would you (?:be open|like to generate)|do you need|need a .{0,12}loan\?
      worth a quick|quick (?:call|chat|question)|book a|grab a slot|message us|how much do you charge
      ¿le (?:interesa|envío)|respóndame|contáctenos|escríbanos|presupuesto
      darf ich ihnen|haben sie interesse|kostenlose[sn]? (?:angebot|erstgespräch)|unverbindlich|möchten sie mehr|benötigen sie
      intéressé|répondez|écrivez-nous|contactez-nous|devis|vous avez besoin
      posso (?:enviar|inviarle)|responda|preventivo|czy mogę|teklif
      欢迎来电|咨询|详情|无料(?:診断|登録)|お申し込み|تواصل معنا|пишите|zadzwoń
    `,
  },
  price: {
    weight: 3,
    reason: 'it names a bargain price',
    pattern: pattern`
      (?:from|only|for|of|at|just|starts? at|starting at|prices?|is|ab|desde|partir de)(?: (?:from|only|just))? ?(?:r?\$|€|£) ?\d
      (?:ab|desde|partir de|à partir de|mínima|от) \d{1,9} ?(?:€|euro|usd|руб|zł)|\$\d{1,9}(?:\/hour| per (?:hour|month)| lifetime)
      \d{1,9} ?% (?:off|discount|rabatt|lower|cost|interest)|\d{1,9}% (?:zinsen|off)|interés del|taux de|at \d{1,9}% interest
      save (?:up to )?\d{1,9}%|affordable|low cost|cheap|lowest|unbeatable|discount|rabatt|best price|bajo costo|precios económicos|tarifs|prix imbattables
      uygun fiyat|tani[ea]|недорого|скидка|preços? baixo|格安|优惠|税率低|رخيصة|مناسبة
      imbatt|低息|点数
    `,
  },
  promise: {
    weight: 3,
    reason: 'it promises results',
    pattern: pattern`
      guarantee|garantiz|garantier|garanti[es]?\b|gwarant|garantid|保证|保証|مضمون|гаранти
      risk[- ]free|100% (?:safe|white|satisfaction|money|guaranteed)|sans expérience|no (?:collateral|cost to you|contract|obligation|experience|credit check)|or you don.t pay
      (?:within|in) (?:\d{1,9} )?(?:hours?|days|weeks)|in 24|24 hours|24 horas|24 stunden|24 ساعة|24h
      sin aval|sans garantie|sans dépôt|ohne (?:schufa|bonitäts|einzahlung)|sem consulta|بدون ضمانات|无抵押|bez bik
      lifetime|permanent|real and active
    `,
  },
  hurry: {
    weight: 3,
    reason: 'it presses for time',
    pattern: pattern`
      (?:order|apply|click|join|register|sign up|pay|buy|watch|visit|check out|see) (?:now|today|here|for free|free)|today only|tonight|limited (?:time|offer)|offer ends
      final notice|urgent (?:business|loan)|reply fast|right now!|now!!
      regístrese|solo esta semana|tiempo limitado|jetzt (?:anmelden|beantragen|kostenlos)|buchen sie jetzt|cadastre-se|今だけ|今すぐ|注册|سجل الآن|только сегодня|сегодня
      click https?:|visit https?:|here https?:
    `,
  },
  elsewhere: {
    weight: 3,
    reason: 'it wants to go on in a messenger',
    pattern: pattern`
      telegram|whatsapp|whats ?app|微信|加qq|\bline\b ?で|lineで|واتساب
    `,
  },
  formula: {
    weight: 2,
    reason: 'it greets nobody in particular',
    pattern: pattern`
      dear (?:sir|owner|website|business|purchasing|webmaster|friend)|sir\/madam|hope you are doing well|kindly|greetings from|hello sir|website manager
      i came across your|i was on your|thanks for sharing|keep it up|great site|nice post|visit again
      benefit us both|looking forward to your inquiry|opt out|unsubscribe any time|just like this one
    `,
  },
}

/** Phrases of customers, about what they have and need. They offset what their messages have in common with a pitch. */
export const customers: Record<string, Omit<Phrases, 'reason'>> = {
  own: {
    weight: 4,
    pattern: pattern`
      \bour (?:own|store|shop|brand|customers?|ads?|listing|traffic|site|website|product|products|orders|emails?|checkout|numbers|organic|company|klaviyo|amazon|german|last|bookkeeper|processor|agency)\b
      \bwe (?:sell|ship|make|run a|need|are a (?:family|small|nursery)|moved|lost|get traffic|get requests|took|take|use)\b|\bmy (?:last|shop|store|brand|agency)\b
      nuestr[oa]s? (?:tienda|marca|correos|producto)|unser(?:en|e|er)? (?:shop|onlineshop|team|laden|marke)|notre (?:boutique|marque)|nossa (?:loja|marca)
    `,
  },
  need: {
    weight: 4,
    pattern: pattern`
      \blooking for (?:a|an|your|help|somebody|someone|email|instead)|\bcan you (?:tell|help|beat|build)|\bhelp (?:us|me)\b|\bi (?:need|would like)\b|\bwe (?:would like|want|look for)\b|promised us|keeps? sending us|sending us
      \bdo you(?:r)? (?:work|take|do|edit|ad people)\b|have you (?:had|run)\b
      necesitamos|buscamos|queremos|wir (?:suchen|brauchen|möchten)|nous (?:cherchons|voulons)|precisamos|想咨询|请问|相談|お願い|نبحث|نحتاج|нам нужен|cerchiamo|szukamy|wij zoeken
    `,
  },
}
