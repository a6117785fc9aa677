enum BundledFontList {
    /// What is in front of the style in PostScript names; from Apple's list of the fonts of iOS.
    static let families = Set(
        """
        AcademyEngravedLetPlain AlNile AmericanTypewriter AppleColorEmoji AppleSDGothicNeo AppleSymbols Arial
        ArialHebrew ArialMT ArialRoundedMTBold Avenir AvenirNext AvenirNextCondensed BanglaSangamMN Baskerville
        BodoniSvtyTwoITCTT BodoniSvtyTwoOSITCTT BodoniSvtyTwoSCITCTT BradleyHandITCTT ChalkboardSE Chalkduster
        Charter Cochin Copperplate Courier CourierNew CourierNewPS CourierNewPSMT DINAlternate DINCondensed
        Damascus DevanagariSangamMN Didot EuphemiaUCAS Farah Futura Galvji GeezaPro Georgia GillSans Helvetica
        HelveticaNeue HiraMaruProN HiraMinProN HiraginoSans HoeflerText Kailasa Kefa KhmerSangamMN
        KohinoorBangla KohinoorDevanagari KohinoorGujarati KohinoorTelugu LaoSangamMN MalayalamSangamMN
        MarkerFelt Mishafi Noteworthy NotoNastaliqUrdu Optima Palatino Papyrus PartyLetPlain PingFangHK
        PingFangSC PingFangTC Rockwell STIXTwoText SavoyeLetPlain SinhalaSangamMN SnellRoundhand Symbol
        TamilSangamMN Thonburi TimesNewRoman TimesNewRomanPS TimesNewRomanPSMT TrebuchetMS Verdana
        ZapfDingbatsITC Zapfino
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
