import type { Sample } from './sample.ts'

/**
 * Synthetic: every message was written for this test, without real people or companies. Held out: the weights were set
 * without looking at which of these are misjudged.
 */
export const spamHeldOut: Sample[] = [
  'Hello, I was on your website and noticed several SEO errors that keep it from the first page of Google. We can fix them and rank your site within 60 days. Reply for a free audit report.',
  'Hi, we offer high quality guest posts on DA 50+ sites with dofollow links. Prices start at $40. Let me know your niche and I send the list.',
  'Do you need 10,000 real visitors to your website every day? We deliver targeted traffic for only $49 per month. Order now.',
  'Dear owner, we provide web design and development services at affordable prices. Our team of 80+ developers in India can redesign your website. Shall I send our portfolio and price list?',
  'Invest in Bitcoin with our automated trading platform and earn 15% weekly profit guaranteed. Join 40,000 happy investors today https://coinprofit.example/join',
  'Need a business loan? We lend from $5,000 to $2,000,000 at 2% interest. No collateral, approval in 24 hours. Apply now by replying with your details.',
  'Play at the best online casino! 200 free spins and a 500% welcome bonus, no deposit needed: https://luckyspin.example',
  'Congratulations! Your email was selected in our international draw. You have won $850,000. Contact our claims agent to receive your prize money.',
  'Buy <a href="https://pills.example">cheap medications</a> online without prescription. Worldwide shipping.',
  '[url=https://replica.example]replica watches[/url] best quality luxury bags and watches up to 80% off',
  'We can place a link to your site in existing articles (niche edits) on high authority blogs. Permanent dofollow backlinks. Interested?',
  'Buy 5 star reviews for your business listing. Real accounts, no drops, cheapest price in the market. Message us on Telegram @fivestars',
  'Get 10k Instagram followers and likes instantly. Real and active. Prices from $9. Visit https://boostfame.example',
  'I am contacting you because your domain name is about to expire from search engine submission. Complete your payment within 24 hours to avoid termination: https://domain-renewal.example/pay',
  'Your website uses copyrighted images of mine. Check out the document with the links here and delete them now, otherwise I will take legal action: https://files.example/evidence',
  'We sell fresh verified B2B email lists: 2.3 million contacts of decision makers, sorted by industry and country. 90% deliverability guaranteed. Want a free sample?',
  'Hi, would you like to generate 30 qualified leads every month on autopilot? Our AI sends personalized cold emails for you. Book a demo: https://cal.example/leads',
  'Is your site missing out on customers? Our animated explainer videos boost conversions by 80%. 60 seconds for just $197. Watch samples https://video.example/s1 https://video.example/s2',
  'Greetings from China. We are professional manufacturer of LED lights with 15 years experience. Best price and fast delivery. Please contact us for our catalogue and quotation.',
  'I am Mrs. Grace, a widow suffering from cancer. I wish to donate $4.5 million to charity through you. Please reply to my private email for more details of the inheritance.',
  'We offer virtual assistants from $5 per hour: data entry, customer support, bookkeeping. Hire dedicated staff today and save up to 70% cost. No contract.',
  'Increase your domain authority! DA 70 in 20 days, 100% white hat, only $60. Limited offer, order here https://da-boost.example',
  'Would you accept a sponsored article on your blog? We will pay and provide unique content with one dofollow link to our client in the gambling niche.',
  'Hot singles in your area want to meet you tonight. Click https://date.example/x9 and chat for free',
  'Want a Wikipedia page for your company? Our experienced editors guarantee approval. Reply for pricing.',
  'Hello Sir/Madam, hope you are doing well. We are a leading mobile app development company offering iOS and Android apps at low cost. May I know if you have any requirement?',
  'Hola, somos expertos en posicionamiento SEO y podemos llevar su página web a la primera página de Google. Ofrecemos precios económicos. ¿Le envío un presupuesto gratis?',
  'Gane dinero desde casa con criptomonedas. Inversión mínima 250 € y ganancias garantizadas. Regístrese hoy https://gana.example',
  'Préstamos rápidos sin aval ni papeleo. Aprobamos su crédito en 24 horas con interés del 2%. Contáctenos por WhatsApp.',
  'Guten Tag, Ihre Webseite wird bei Google kaum gefunden. Wir bringen Sie auf Seite 1, garantiert. Backlinks und SEO-Optimierung ab 199 Euro im Monat. Jetzt kostenloses Angebot anfordern.',
  'Kredit ohne Schufa bis 100.000 Euro, Sofortzusage in 24 Stunden. Jetzt beantragen: https://kredit.example',
  'Wir verkaufen geprüfte Firmenadressen aus Deutschland, Österreich und der Schweiz, 1,2 Millionen E-Mail-Adressen. Heute 50% Rabatt.',
  'Bonjour, nous proposons des services de référencement SEO et des backlinks de qualité pour améliorer le classement de votre site web sur Google. Tarifs à partir de 99 €. Intéressé ?',
  'Offre de prêt entre particuliers de 2 000 à 500 000 euros, taux de 2%. Réponse en 24h. Contactez-nous par mail.',
  'Meilleur casino en ligne : 300 tours gratuits et bonus de bienvenue sans dépôt ! https://jeu.example',
  '您好，我们提供谷歌SEO优化和外链建设服务，保证关键词上首页，价格优惠。如有需要请加微信联系。',
  '专业代开各类发票，税率低，可先验证后付款，联系电话微信同号。',
  '在线娱乐城，注册即送888元，存取款快速，百家乐、老虎机应有尽有 https://yule.example',
  '貴社サイトのSEO対策を格安で承ります。被リンク100本で検索順位1ページ目を保証。今すぐ無料診断をお申し込みください。',
  '副業で月収100万円！スマホだけで簡単に稼げる仮想通貨投資。詳細はLINEで https://line.example/x',
  'Olá, oferecemos serviços de SEO e backlinks para colocar seu site na primeira página do Google. Preços baixos e resultado garantido. Posso enviar uma proposta?',
  'Empréstimo rápido sem consulta ao SPC, até R$ 50.000 aprovado na hora. Chame no WhatsApp.',
  'نقدم خدمات تحسين محركات البحث سيو وباك لينك لتصدر موقعك الصفحة الأولى في جوجل بأسعار مناسبة. تواصل معنا عبر واتساب.',
  'قروض شخصية سريعة بدون ضمانات وبفائدة منخفضة، احصل على تمويلك خلال 24 ساعة.',
  'Продвижение сайтов в топ Google и Яндекс с гарантией. Качественные обратные ссылки, недорого. Пишите в Telegram.',
  'База email адресов компаний США, 5 миллионов контактов, свежая. Рассылка под ключ. Скидка 50% только сегодня.',
  'Buongiorno, offriamo servizi SEO e link building per portare il suo sito in prima pagina su Google. Prezzi a partire da 150 €. Posso inviarle un preventivo?',
  'Dzień dobry, oferujemy pozycjonowanie stron i linki zwrotne. Gwarantujemy pierwszą stronę Google. Czy mogę przesłać ofertę?',
  'Merhaba, web sitenizi Google ilk sayfaya taşıyoruz. SEO ve backlink paketleri uygun fiyat. Teklif almak ister misiniz?',
  'hey, quick question: would you be open to getting more customers from Google? I can show you how we do it, no cost to you until you rank',
  {
    message:
      'Cheap flights, cheap hotels https://a.example https://b.example https://c.example https://d.example https://e.example https://f.example',
  },
  {
    message:
      'Great site! I enjoyed reading it very much and will visit again. https://essay-writers.example',
    website: 'https://essay-writers.example',
    elapsed: 900,
  },
  {
    message:
      'Need essays written? Our professional writers deliver plagiarism free assignments, 20% discount for first order https://essay.example',
    elapsed: 1_400,
  },
  {
    message:
      'good day, i have business proposal worth 12 million usd with 100% risk free. reply for details of the transfer',
    email: 'transfer@yopmail.com',
  },
  {
    message: 'interested in your services, please check https://x1.example',
    email: 'qwe77@mailinator.com',
    elapsed: 700,
  },
  {
    message:
      'Best vpn deal 2 years 85% off, limited time only!!! https://vpn-deal.example/aff?id=77',
    name: 'https://vpn-deal.example',
    elapsed: 500,
  },
  {
    message: '',
    name: 'Win iPhone https://win.example',
    company: 'https://win.example/claim',
    elapsed: 300,
  },
  {
    message:
      'SEO expert here. I rank websites on top of Google, Bing and Yahoo. Monthly plans from $99. Can I send you a proposal with keywords and price?',
  },
  {
    message:
      'Hi, I can help you with PPC leads for pest control, roofing and solar in your area. Exclusive leads, pay per call. Shall we hop on a quick call?',
  },
  {
    message:
      'Our press release distribution gets your brand featured on 400+ news sites including premium outlets. Guaranteed placement from $129, order today.',
  },
  {
    message:
      'Are you still paying too much for credit card processing? We cut your merchant fees to zero. Free terminal, free quote, no obligation. Reply YES.',
  },
  {
    message:
      'Working capital up to $500K for your business, funded in 48 hours, bad credit ok. See what you qualify for: https://fund.example',
  },
  {
    message:
      'You have been pre-approved for a merchant cash advance. No personal guarantee. Get your funding offer today and unsubscribe any time here.',
  },
  {
    message:
      'We found critical security vulnerabilities on your website. Our experts can remove them for a small fee. Pay in bitcoin within 48 hours or the data will be published.',
  },
  {
    message:
      'Download 500+ premium WordPress themes and plugins (nulled) for only $19 lifetime. https://nulled.example',
  },
  {
    message:
      'Custom t-shirts, mugs, USB sticks and promotional items at factory price. MOQ 50 pcs. Please see attached catalogue and kindly send us your inquiry.',
  },
  {
    message:
      'Would you like to sell your business? We represent buyers with cash. Also we offer valuations for a fixed fee, limited time discount. Click https://exit.example',
  },
  {
    message:
      'Use our AI tool to write 1000 SEO articles in one click and rank for thousands of keywords. Lifetime deal $39 today only!',
  },
  {
    message:
      'WhatsApp bulk SMS and email blast service, 1 million messages for $100. Grow your sales now!!! Contact on telegram: blastking',
  },
  {
    message:
      'Forex signals with 92% accuracy. Copy our trades and make $500 a day. Free VIP group: https://fx.example/vip',
  },
  {
    message:
      'Lose 20 pounds in 2 weeks with this one weird keto trick doctors hate. Order your free trial bottle today https://slim.example',
  },
  {
    message:
      'Outsource your accounting and tax preparation to our certified team at 60% lower cost. We serve over 200 CPA firms. Can we schedule a call this week?',
  },
  {
    message:
      'We will build you a professional 5 page website for $299, hosting included, delivered in 7 days. 100% satisfaction guaranteed or money back.',
  },
  {
    message:
      'Hello, do you accept link exchange? I have 20 sites in the business and marketing niche. 3-way link exchange is possible as well.',
  },
  {
    message:
      'Dear Website Manager, we reviewed your website and found that it is not mobile friendly and has low ranking keywords. We would be glad to send you a quotation and past work details.',
  },
  {
    message:
      'Nuestra agencia de desarrollo web ofrece páginas profesionales desde $150 USD. Hosting y dominio gratis por un año. ¡Oferta por tiempo limitado!',
  },
  {
    message:
      'Sehr geehrte Damen und Herren, möchten Sie mehr Neukunden gewinnen? Wir liefern Ihnen exklusive Leads auf Autopilot. Buchen Sie jetzt Ihr kostenloses Erstgespräch: https://termin.example',
  },
  {
    message:
      'Achetez des followers, likes et vues pour vos réseaux sociaux. Livraison instantanée, prix imbattables. https://vues.example',
  },
  {
    message:
      'Compre seguidores reais no Instagram e TikTok, entrega imediata e preço baixo https://seg.example',
  },
]
